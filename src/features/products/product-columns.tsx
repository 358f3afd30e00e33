import { Link } from '@tanstack/react-router';
import { imageAtWidth } from '#api/image-at-width.ts';
import { ProductStatus, type ProductRow } from '#contract/product.ts';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Money } from '#ui/money.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { listedStates, stockStates } from './product-kind.ts';

const NameCell = ({ row: { _id, name, cover } }: { readonly row: ProductRow }) => (
  <span className="record-pictured">
    {cover === null ? (
      <span className="record-picture" aria-hidden />
    ) : (
      <img className="record-picture" src={imageAtWidth(cover, 112)} alt="" width={32} height={32} decoding="async" />
    )}
    <Link to="/product/show/$productId" params={{ productId: _id }} tabIndex={-1} className="truncate record-link" title={name}>
      {name}
    </Link>
  </span>
);

/** The first codes; the page has all. */
const shownCodes = 2;
const CodesCell = ({ row: { codes } }: { readonly row: ProductRow }) => {
  const t = useT();
  const more = codes.length - shownCodes;
  return (
    <span className="truncate">
      {codes.slice(0, shownCodes).join(', ')}
      {more > 0 && <span className="quiet"> {t('products.moreCodes', { n: more })}</span>}
    </span>
  );
};

const companyColumn = (t: Translate, companies: readonly Option[]): Column<ProductRow> => ({
  id: 'company',
  title: t('products.column.company'),
  cell: ({ sellerName }) => <span className="truncate">{sellerName}</span>,
  value: ({ sellerName }) => sellerName,
  width: 150,
  filter: { kind: 'options', isSingle: true, options: companies },
});

/** Products as columns, by title: the server knows no other order, so none is offered. Whose they are is said to who sees several companies. */
export const productColumns = (t: Translate, companies: readonly Option[] | null): readonly Column<ProductRow>[] => [
  {
    id: 'name',
    title: t('products.column.name'),
    cell: (row) => <NameCell row={row} />,
    value: ({ name }) => name,
    width: 280,
    canHide: false,
  },
  {
    id: 'skus',
    title: t('products.column.skus'),
    cell: (row) => <CodesCell row={row} />,
    value: ({ codes }) => codes.join(', '),
    width: 150,
  },
  {
    id: 'barcode',
    title: t('products.column.barcode'),
    cell: ({ gtin }) => <span className="figure">{gtin}</span>,
    value: ({ gtin }) => gtin,
    form: 'code',
    width: 130,
    filter: { kind: 'options', isSingle: true, options: [{ value: 'missing', label: t('products.barcode.missing') }] },
  },
  {
    id: 'brand',
    title: t('products.column.brand'),
    cell: ({ brand }) => <span className="truncate">{brand}</span>,
    value: ({ brand }) => brand,
    width: 110,
  },
  {
    id: 'category',
    title: t('products.column.category'),
    cell: ({ category }) => <span className="truncate">{category.name}</span>,
    value: ({ category }) => category.name,
    width: 150,
    isHidden: true,
  },
  ...(companies === null ? [] : [companyColumn(t, companies)]),
  {
    id: 'price',
    title: t('products.column.price'),
    cell: ({ price }) => price !== null && <Money cents={price} />,
    value: ({ price }) => (price === null ? null : price / 100),
    form: 'money',
    align: 'end',
    width: 110,
  },
  {
    id: 'stock',
    title: t('products.column.stock'),
    cell: ({ stock }) => <Stock pieces={stock} />,
    value: ({ stock }) => stock,
    align: 'end',
    width: 128,
    filter: {
      kind: 'options',
      isSingle: true,
      options: stockStates.map((value) => ({ value, label: t(`products.stock.${value}`) })),
    },
  },
  {
    id: 'status',
    title: t('products.column.status'),
    cell: ({ status }) => status === 'archived' && <span className="quiet">{t('products.status.archived')}</span>,
    value: ({ status }) => t(`products.status.${status}`),
    width: 100,
    filter: {
      kind: 'options',
      isSingle: true,
      options: ProductStatus.options.map((value) => ({ value, label: t(`products.status.${value}`) })),
    },
  },
  {
    id: 'listed',
    title: t('products.column.listed'),
    cell: ({ listings }) => <span className="figure">{listings}</span>,
    value: ({ listings }) => listings,
    align: 'end',
    width: 95,
    filter: {
      kind: 'options',
      isSingle: true,
      options: listedStates.map((value) => ({ value, label: t(`products.listed.${value}`) })),
    },
  },
];
