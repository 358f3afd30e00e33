import { IconButton } from '@radix-ui/themes';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Money } from '#ui/money.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { arraySource } from '#ui/table/array-source.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import { listKeys } from '#ui/table/row-keys.ts';
import { isSelected } from '#ui/table/selection.ts';
import type { Source } from '#ui/table/source.ts';
import type { Chosen, RowResult } from '#ui/table/use-delete.ts';
import { useLocalSearch } from '#ui/table/use-table-query.ts';
import { samples } from './samples.ts';
import { State } from './show.tsx';

interface Article {
  readonly id: string;
  readonly name: string;
  readonly state: 'good' | 'warn' | 'bad';
  /** Cents. */
  readonly price: number;
  /** 'yyyy-mm-dd'. */
  readonly day: string;
}

const states = ['good', 'warn', 'bad'] as const;
const articleAt = (index: number): Article => ({
  id: `A${index}`,
  name: `${samples.table.names[index % samples.table.names.length]} ${index + 1}`,
  state: states[index % 3] ?? 'good',
  price: ((index * 7919) % 90_000) - 2000,
  day: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10),
});

const columns: readonly Column<Article>[] = [
  { id: 'code', title: samples.table.code, cell: ({ id }) => id, value: ({ id }) => id, width: 90, pinned: 'start', canHide: false },
  {
    id: 'name',
    title: samples.table.name,
    cell: ({ name }) => name,
    value: ({ name }) => name,
    width: 240,
    isSortable: true,
    filter: { kind: 'text' },
  },
  {
    id: 'state',
    title: samples.table.state,
    cell: ({ state }) => <StatusDot tone={state}>{samples.table.states[state]}</StatusDot>,
    value: ({ state }) => state,
    csv: ({ state }) => samples.table.states[state],
    width: 130,
    isSortable: true,
    filter: { kind: 'options', options: states.map((value) => ({ value, label: samples.table.states[value] })) },
  },
  {
    id: 'price',
    title: samples.table.price,
    cell: ({ price }) => <Money cents={price} />,
    value: ({ price }) => price / 100,
    align: 'end',
    width: 120,
    isSortable: true,
    filter: { kind: 'number' },
  },
  {
    id: 'day',
    title: samples.table.day,
    cell: ({ day }) => day,
    value: ({ day }) => day,
    width: 120,
    isSortable: true,
    filter: { kind: 'date' },
  },
  { id: 'note', title: samples.table.note, cell: () => samples.text, value: () => samples.text, isHidden: true, isSearchable: false },
];
const rules: QueryRules<Article> = { columns, pageSizes: defaultPageSizes, defaultSort: [] };
const rowId = ({ id }: Article): string => id;

const million = 1_000_000;
/** A server of a million rows, a moment away. */
const farSource: Source<Article> = {
  fetch: async ({ offset, limit }) => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    return { items: Array.from({ length: Math.min(limit, million - offset) }, (_, each) => articleAt(offset + each)), total: million };
  },
};
const farRules: QueryRules<Article> = { ...rules, columns: columns.map(({ isSortable: _s, filter: _f, ...column }) => column) };
const nothing = arraySource<Article>([], columns);
const broken: Source<Article> = { fetch: () => Promise.reject(new Error('away')) };

const rowActions = ({ name }: Article) => (
  <IconButton size="1" variant="ghost" color="gray" aria-label={`${samples.table.edit} ${name}`}>
    <Pencil size={14} aria-hidden />
  </IconButton>
);

/** One in five can not be deleted, so that it is seen what then happens. */
const useArticles = () => {
  const [articles, setArticles] = useState(() => Array.from({ length: 500 }, (_, index) => articleAt(index)));
  const source = useMemo(() => arraySource(articles, columns), [articles]);
  const onDelete = async ({ selection }: Chosen): Promise<readonly RowResult[]> => {
    const results = articles
      .filter(({ id }) => isSelected(selection, id))
      .map(({ id }, at): RowResult => ({ id, problem: at % 5 === 4 ? samples.table.inUse : null }));
    const gone = new Set(results.filter(({ problem }) => problem === null).map(({ id }) => id));
    setArticles(articles.filter(({ id }) => !gone.has(id)));
    return results;
  };
  return { source, onDelete };
};

export const TableSection = () => {
  const { source, onDelete } = useArticles();
  const places = [useLocalSearch(), useLocalSearch(), useLocalSearch(), useLocalSearch()] as const;
  return (
    <>
      <State name={samples.table.pages}>
        <DataTable
          label={samples.table.pages}
          rules={rules}
          source={source}
          place={places[0]}
          rowId={rowId}
          keys={listKeys}
          isSelectable
          isMultiSort
          onDelete={onDelete}
          rowActions={rowActions}
        />
      </State>
      <State name={samples.table.million}>
        <DataTable
          label={samples.table.million}
          rules={farRules}
          source={farSource}
          place={places[1]}
          rowId={rowId}
          mode="scroll"
          isSelectable
        />
      </State>
      <State name={samples.table.empty}>
        <DataTable label={samples.table.empty} rules={farRules} source={nothing} place={places[2]} rowId={rowId} />
      </State>
      <State name={samples.table.broken}>
        <DataTable label={samples.table.broken} rules={farRules} source={broken} place={places[3]} rowId={rowId} />
      </State>
    </>
  );
};
