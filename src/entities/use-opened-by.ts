import { useEffect, useState } from 'react';
import type { SharedPort } from '#ui/table/use-table-query.ts';

/**
 * The word behind '?new=', by which the palette opens a form of a list from elsewhere. Heard once: it goes from the address, or coming
 * back and a copied link would open the form again.
 */
export const useOpenedBy = ({ search, write }: SharedPort): string | undefined => {
  const [word] = useState(search['new']);
  const isSaid = search['new'] !== undefined;
  useEffect(() => {
    if (isSaid) write(({ new: _new, ...rest }) => rest, { replace: true });
  }, [isSaid, write]);
  return word;
};
