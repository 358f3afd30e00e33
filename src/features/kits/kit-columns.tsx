import { Link } from '@tanstack/react-router';
import type { KitRow } from '#contract/kit.ts';
import { measuresText } from '#entities/records/measures-text.ts';
import { Stock } from '#entities/records/stock.tsx';
import type { Translate } from '#locale/translate.ts';
import { Money } from '#ui/money.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { listedStates, stockStates } from './kit-kind.ts';

const NameCell = ({ row: { _id, name } }: { readonly row: KitRow }) => (
  <Link to="/kit/$kitId" params={{ kitId: _id }} tabIndex={-1} className="truncate record-link" title={name}>
    {name}
  </Link>
);

const contentsText = ({ contents }: Pick<KitRow, 'contents'>): string =>
  contents.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');

const companyColumn = (t: Translate, companies: readonly Option[]): Column<KitRow> => ({
  id: 'company',
  title: t('products.column.company'),
  cell: ({ sellerName }) => <span className="truncate">{sellerName}</span>,
  value: ({ sellerName }) => sellerName,
  width: 150,
  filter: { kind: 'options', isSingle: true, options: companies },
});

/** Kits as columns, by title: the server knows no other order, so none is offered. Whose they are is said to who sees several companies. */
export const kitColumns = (t: Translate, companies: readonly Option[] | null): readonly Column<KitRow>[] => [
  {
    id: 'name',
    title: t('kits.column.name'),
    cell: (row) => <NameCell row={row} />,
    value: ({ name }) => name,
    width: 280,
    canHide: false,
  },
  {
    id: 'code',
    title: t('kits.column.code'),
    cell: ({ code }) => <span className="truncate">{code}</span>,
    value: ({ code }) => code,
    width: 150,
  },
  {
    id: 'contents',
    title: t('kits.column.contents'),
    cell: (row) => <span className="truncate">{contentsText(row)}</span>,
    value: contentsText,
    width: 250,
  },
  ...(companies === null ? [] : [companyColumn(t, companies)]),
  {
    id: 'measures',
    title: t('products.measures'),
    cell: ({ dimensions }) => <span className="truncate">{measuresText(dimensions)}</span>,
    value: ({ dimensions }) => measuresText(dimensions),
    width: 210,
    isHidden: true,
  },
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
    filter: { kind: 'options', isSingle: true, options: stockStates.map((value) => ({ value, label: t(`products.stock.${value}`) })) },
  },
  {
    id: 'listed',
    title: t('products.column.listed'),
    cell: ({ listings }) => <span className="figure">{listings}</span>,
    value: ({ listings }) => listings,
    align: 'end',
    width: 95,
    filter: { kind: 'options', isSingle: true, options: listedStates.map((value) => ({ value, label: t(`products.listed.${value}`) })) },
  },
];
