import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { ImportLine, ImportRun, LineOutcome } from '#contract/import-run.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ImportLines } from './import-lines.tsx';

const linesOfFile = 170;
const outcomeOf = (line: number): LineOutcome => (line % 17 === 0 ? 'refused' : 'taken');
const file = Array.from({ length: linesOfFile }, (_, at): ImportLine => {
  const line = at + 2;
  return {
    line,
    name: `SKU-${line}`,
    cells: [line === 2 ? 'x'.repeat(20_000) : `SKU-${line}`],
    outcome: outcomeOf(line),
    reasons: [],
    changes: [],
  };
});
const refused = file.filter(({ outcome }) => outcome === 'refused').length;

const run: ImportRun = {
  _id: 'i1',
  version: 5,
  name: 'loja.csv',
  kind: 'stock',
  sellerId: 'ana',
  sellerName: 'Loja da Ana',
  userName: 'Ana',
  status: 'done',
  failure: null,
  problem: null,
  done: linesOfFile - refused,
  total: linesOfFile - refused,
  counts: { taken: linesOfFile - refused, refused, prices: 3 },
  createdAt: '2026-11-20T12:00:00.000Z',
  finishedAt: '2026-11-20T12:05:00.000Z',
  files: [
    {
      name: 'loja.csv',
      table: 'stock',
      readAs: 'UTF-8, separado por ponto e vírgula',
      lines: linesOfFile,
      counts: { taken: linesOfFile - refused, refused },
      columns: [{ head: 'sku', field: 'sku' }],
      suggested: {},
      isRemembered: false,
    },
  ],
  fields: {},
  decimal: null,
  dates: null,
  isUpdate: false,
  accounts: [],
  accountId: null,
};

interface Asked {
  readonly query: { readonly after: number; readonly limit: number; readonly outcome?: readonly LineOutcome[] };
}

/** The report of that file, as the server gives it: some lines behind the one that is named; `until`: what an answer waits for. */
const open = (until: (after: number) => Promise<void> | undefined = () => undefined) => {
  const send = async (_call: unknown, { query: { after, limit, outcome } }: Asked) => {
    await until(after);
    const left = file.filter((each) => each.line > after && (outcome === undefined || outcome.includes(each.outcome ?? 'ready')));
    const lines = left.slice(0, limit);
    return ok({ lines, next: left.length > limit ? (lines.at(-1)?.line ?? null) : null });
  };
  return renderConsole({ api: { send: send as unknown as Api['send'] }, children: <ImportLines run={run} file={0} /> });
};

const shown = (): readonly string[] => {
  const [, ...rows] = within(screen.getByRole('table', { name: 'Linhas' })).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '');
};

test('however long a report is, fifty of its lines are in the page, and one goes on and back from there', async () => {
  const { user } = await open();
  await screen.findByText('1–50 de 170');
  expect([shown().length, shown()[0]]).toEqual([50, '2']);
  await user.click(screen.getByRole('button', { name: 'Próxima Página' }));
  await screen.findByText('51–100 de 170');
  expect([shown().length, shown()[0]]).toEqual([50, '52']);
  await user.click(screen.getByRole('button', { name: 'Próxima Página' }));
  await screen.findByText('101–150 de 170');
  await user.click(screen.getByRole('button', { name: 'Próxima Página' }));
  await screen.findByText('151–170 de 170');
  expect(shown().at(-1)).toBe('171');
  await user.click(screen.getByRole('button', { name: 'Página Anterior' }));
  await screen.findByText('101–150 de 170');
  expect(shown()[0]).toBe('102');
});

test('a press before the page came is not lost: two lead two pages on, and back leads one of them back', async () => {
  const held: (() => void)[] = [];
  const hold = (): Promise<void> => new Promise((resolve) => void held.push(resolve));
  const { user } = await open((after) => (after === 51 ? hold() : undefined));
  await screen.findByText('1–50 de 170');
  const next = screen.getByRole('button', { name: 'Próxima Página' });
  await user.click(next);
  await user.click(next);
  await user.click(next);
  await user.click(screen.getByRole('button', { name: 'Página Anterior' }));
  expect([screen.getByText('101–150 de 170').textContent, shown()[0]]).toEqual(['101–150 de 170', '2']);
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await waitFor(() => expect(shown()[0]).toBe('102'));
  await user.click(screen.getByRole('button', { name: 'Página Anterior' }));
  await waitFor(() => expect(shown()[0]).toBe('52'));
});

test('lines of one outcome are told from their first, whichever page was open', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Próxima Página' }));
  await screen.findByText('51–100 de 170');
  await user.click(screen.getByRole('button', { name: `Recusada (${refused})` }));
  await waitFor(() => expect(shown()).toHaveLength(refused));
  expect(shown().slice(0, 2)).toEqual(['17', '34']);
});

test('of a cell that holds a page its beginning is shown', async () => {
  await open();
  expect(await screen.findByText(`${'x'.repeat(120)}…`)).toBeVisible();
});
