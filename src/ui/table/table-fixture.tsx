import { Theme } from '@radix-ui/themes';
import { Suspense, use, useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider } from '#locale/locale.tsx';
import { arraySource } from './array-source.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableSearch } from './query-codec.ts';
import { defaultPageSizes, type QueryRules } from './query.ts';
import type { Source } from './source.ts';
import { useLocalSearch } from './use-table-query.ts';
import '@radix-ui/themes/styles.css';

export interface Article {
  readonly id: string;
  readonly name: string;
  readonly kind: 'a' | 'b' | 'c';
  readonly price: number;
}

const articleAt = (index: number): Article => ({
  id: `A${index}`,
  name: `Artigo ${index}`,
  kind: (['a', 'b', 'c'] as const)[index % 3] ?? 'a',
  price: ((index * 37) % 101) - 10,
});

const columns: readonly Column<Article>[] = [
  {
    id: 'name',
    title: 'Nome',
    cell: ({ name }) => name,
    value: ({ name }) => name,
    width: 200,
    isSortable: true,
    filter: { kind: 'text' },
  },
  {
    id: 'kind',
    title: 'Tipo',
    cell: ({ kind }) => kind,
    value: ({ kind }) => kind,
    width: 120,
    filter: { kind: 'options', options: ['a', 'b', 'c'].map((value) => ({ value, label: `Tipo ${value}` })) },
  },
  {
    id: 'price',
    title: 'Preço',
    cell: ({ price }) => price,
    value: ({ price }) => price,
    align: 'end',
    width: 120,
    isSortable: true,
    filter: { kind: 'number' },
  },
  { id: 'id', title: 'Código', cell: ({ id }) => id, value: ({ id }) => id, width: 120, isHidden: true },
];
export const rules: QueryRules<Article> = { columns, pageSizes: defaultPageSizes, defaultSort: [] };
const rowId = ({ id }: Article): string => id;

const articles = (count: number): Source<Article> =>
  arraySource(
    Array.from({ length: count }, (_, index) => articleAt(index)),
    columns,
  );

/** A server of `count` rows that answers in the next turn. */
export const farArticles = (count: number): Source<Article> => ({
  fetch: async ({ offset, limit }) => {
    await Promise.resolve();
    return {
      items: Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, each) => articleAt(offset + each)),
      total: count,
    };
  },
});

type TableProps = Partial<Parameters<typeof DataTable<Article>>[0]>;

interface Options extends TableProps {
  readonly count?: number;
  readonly search?: TableSearch;
}

let unmount = (): void => undefined;

/** Takes away what is shown, and what the browser remembers of it. */
export const clearTable = (): void => {
  unmount();
  unmount = () => undefined;
  localStorage.clear();
};

const nothing = Promise.resolve();
const never = new Promise<void>(() => undefined);
const NextPage = ({ until }: { readonly until: Promise<void> }): null => {
  use(until);
  return null;
};

/**
 * Shows a table as wide as 900 pixels; `address()` is what its URL would say.
 * `leave()` asks for another page, which never comes: the table is hidden until `turnBack()`.
 */
export const showTable = async ({ count = 500, search = {}, ...props }: Options = {}) => {
  const host = document.createElement('div');
  host.style.width = '900px';
  document.body.append(host);
  const root = createRoot(host);
  const shown = { address: search, go: (_until: Promise<void>): void => undefined };
  const source = props.source ?? articles(count);
  const Host = (): ReactElement => {
    const place = useLocalSearch(search);
    const [until, go] = useState(nothing);
    useEffect(() => {
      shown.address = place.search;
      shown.go = go;
    }, [place.search]);
    return (
      <Suspense>
        <NextPage until={until} />
        <DataTable label="Artigos" rules={rules} place={place} rowId={rowId} {...props} source={source} />
      </Suspense>
    );
  };
  root.render(
    <LocaleProvider locale="br">
      <Theme>
        <Host />
      </Theme>
    </LocaleProvider>,
  );
  unmount = () => {
    root.unmount();
    host.remove();
  };
  return { address: (): TableSearch => shown.address, leave: (): void => shown.go(never), turnBack: (): void => shown.go(nothing) };
};
