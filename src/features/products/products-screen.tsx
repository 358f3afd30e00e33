import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { RecordList } from '#entities/records/record-list.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { productColumns } from './product-columns.tsx';
import { productKind } from './product-kind.ts';

const productLink = (productId: string, label: string): ReactNode => (
  <Link to="/product/show/$productId" params={{ productId }}>
    {label}
  </Link>
);

interface ProductsScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Whether products of several companies are seen. */
  readonly seesAll: boolean;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /product: what is stocked and sold, found by title, brand, SKU or barcode. */
export const ProductsScreen = ({ place, userId, seesAll, views }: ProductsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { companies } = useWhoseOptions({ company: place.search['company'], account: undefined }, seesAll);
  const columns = useMemo(() => productColumns(t, seesAll ? companies : null), [t, seesAll, companies]);
  return (
    <RecordList
      kind={productKind}
      label={t('shell.title.products')}
      searchLabel={t('products.search')}
      empty={t('products.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={productLink}
      onOpen={({ _id }) => void navigate({ to: '/product/show/$productId', params: { productId: _id } })}
      tools={views}
    />
  );
};
