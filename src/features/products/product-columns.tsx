import { linkOptions } from '@tanstack/react-router';
import { ProductStatus, type ProductRow } from '#contract/product.ts';
import { codeColumn, companyColumn, countColumn, moneyColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Money } from '#ui/money.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { listedStates, stockStates } from './product-kind.ts';

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

/** Products as columns, by title: the server knows no other order, so none is offered. The company has a column for those who see several. */
export const productColumns = (t: Translate, companies: readonly Option[] | null): readonly Column<ProductRow>[] => [
  nameColumn({
    id: 'name',
    title: t('kind.product.one'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/product/show/$productId', params: { productId: _id } }),
    tip: ({ name }) => name,
    picture: ({ cover }) => cover,
    width: 280,
  }),
  textColumn({
    id: 'skus',
    title: t('products.column.skus'),
    of: ({ codes }) => codes.join(', '),
    cell: (row) => <CodesCell row={row} />,
    width: 150,
  }),
  codeColumn({
    id: 'barcode',
    title: t('products.column.barcode'),
    of: ({ gtin }) => gtin,
    form: 'code',
    width: 130,
    filter: oneOf([{ value: 'missing', label: t('products.barcode.missing') }]),
  }),
  textColumn({ id: 'brand', title: t('products.column.brand'), of: ({ brand }) => brand, width: 110 }),
  textColumn({ id: 'category', title: t('kind.category.one'), of: ({ category }) => category.name, width: 150, isHidden: true }),
  ...companyColumn(t, companies, { width: 150 }),
  moneyColumn({
    id: 'price',
    title: t('products.column.price'),
    of: ({ price }) => price,
    cell: ({ price }) => price !== null && <Money cents={price} />,
    width: 110,
  }),
  countColumn({
    id: 'stock',
    title: t('products.column.stock'),
    of: ({ stock }) => stock,
    cell: ({ stock }) => <Stock pieces={stock} />,
    width: 128,
    filter: oneOf(optionsOf(stockStates, (value) => t(`products.stock.${value}`))),
  }),
  textColumn({
    id: 'status',
    title: t('records.status'),
    of: ({ status }) => t(`products.status.${status}`),
    cell: ({ status }) => status === 'archived' && <span className="quiet">{t('products.status.archived')}</span>,
    width: 100,
    filter: oneOf(optionsOf(ProductStatus.options, (value) => t(`products.status.${value}`))),
  }),
  countColumn({
    id: 'listed',
    title: t('products.column.listed'),
    of: ({ listings }) => listings,
    width: 95,
    filter: oneOf(optionsOf(listedStates, (value) => t(`products.listed.${value}`))),
  }),
];
