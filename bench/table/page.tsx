import { Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line import/no-unassigned-import -- the product's styles, in their order
import '#app/styles.ts';
import '#app/styles/signed-in.css';
import { LocaleProvider } from '#locale/locale.tsx';
import { consoleTexts } from '#locale/console-texts.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { Money } from '#ui/money.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { Source } from '#ui/table/source.ts';
import { useLocalSearch } from '#ui/table/use-table-query.ts';
import { pullTheBar, reachesEnd, scrollSteadily } from './measure-scroll.ts';

chooseTexts(consoleTexts, screenTexts);
await loadWords('br');

const count = 1_000_000;
/** A server in the next room. */
const answerMs = 20;

const titled = (id: string, title: string): Column<number> => ({ id, title, cell: (row) => `${title} ${row}`, width: 150 });
const columns: readonly Column<number>[] = [
  { id: 'code', title: 'Código', cell: (row) => `MLB${row}`, width: 120, pinned: 'start' },
  titled('name', 'Produto'),
  {
    id: 'state',
    title: 'Situação',
    cell: (row) => <StatusDot tone={row % 3 === 0 ? 'good' : 'warn'}>{row % 3 === 0 ? 'Ativo' : 'Pausado'}</StatusDot>,
  },
  { id: 'price', title: 'Preço', cell: (row) => <Money cents={row * 7} />, align: 'end' },
  titled('seller', 'Empresa'),
  titled('account', 'Conta'),
  titled('category', 'Categoria'),
  titled('sku', 'SKU'),
];
const rules: QueryRules<number> = { columns, pageSizes: defaultPageSizes, defaultSort: [] };

const source: Source<number> = {
  fetch: async ({ offset, limit }, signal) => {
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (signal.aborted) throw new Error('no longer asked for');
    return { items: Array.from({ length: Math.min(limit, count - offset) }, (_, each) => offset + each), total: count };
  },
};

const Screen = () => (
  <DataTable label="Produtos" rules={rules} source={source} place={useLocalSearch()} rowId={String} mode="scroll" isSelectable />
);

createRoot(document.querySelector('#root') as Element).render(
  <Theme accentColor="green">
    <LocaleProvider locale="br">
      <Screen />
    </LocaleProvider>
  </Theme>,
);
Object.assign(window, { bench: { scrollSteadily, pullTheBar, reachesEnd } });
