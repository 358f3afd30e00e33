import { linkOptions } from '@tanstack/react-router';
import type { KitRow } from '#contract/kit.ts';
import { companyColumn, countColumn, moneyColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { measuresText } from '#entities/records/measures-text.ts';
import { Stock } from '#entities/records/stock.tsx';
import type { Translate } from '#locale/translate.ts';
import { Money } from '#ui/money.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { listedStates, stockStates } from './kit-kind.ts';

const contentsText = ({ contents }: Pick<KitRow, 'contents'>): string =>
  contents.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');

/** Kits as columns, by title: the server knows no other order, so none is offered. The company has a column for those who see several. */
export const kitColumns = (t: Translate, companies: readonly Option[] | null): readonly Column<KitRow>[] => [
  nameColumn({
    id: 'name',
    title: t('kind.kit.one'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/kit/$kitId', params: { kitId: _id } }),
    tip: ({ name }) => name,
    width: 280,
  }),
  textColumn({ id: 'code', title: t('kits.column.code'), of: ({ code }) => code, width: 150 }),
  textColumn({ id: 'contents', title: t('kits.column.contents'), of: contentsText, width: 250 }),
  ...companyColumn(t, companies, { width: 150 }),
  textColumn({
    id: 'measures',
    title: t('products.measures'),
    of: ({ dimensions }) => measuresText(dimensions),
    width: 210,
    isHidden: true,
  }),
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
  countColumn({
    id: 'listed',
    title: t('products.column.listed'),
    of: ({ listings }) => listings,
    width: 95,
    filter: oneOf(optionsOf(listedStates, (value) => t(`products.listed.${value}`))),
  }),
];
