import type { KitSku } from '#contract/kit.ts';
import { useT } from '#locale/locale.tsx';

/** Behind the name of a part's product; an archived one stays in its kits, which take no new listing then. */
export const ArchivedMark = ({ isArchived }: Pick<KitSku, 'isArchived'>) => {
  const t = useT();
  if (!isArchived) return null;
  return (
    <>
      {' · '}
      <span className="quiet">{t('products.status.archived')}</span>
    </>
  );
};
