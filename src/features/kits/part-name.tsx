import type { ReactNode } from 'react';
import type { KitSku } from '#contract/kit.ts';
import { useT } from '#locale/locale.tsx';

interface PartNameProps {
  readonly sku: Pick<KitSku, 'isArchived'>;
  readonly children: ReactNode;
}

/** The product of a part; an archived one stays in its kits, which take no new listing then. */
export const PartName = ({ sku: { isArchived }, children }: PartNameProps) => {
  const t = useT();
  return (
    <>
      {children}
      {isArchived && (
        <>
          {' · '}
          <span className="quiet">{t('products.status.archived')}</span>
        </>
      )}
    </>
  );
};
