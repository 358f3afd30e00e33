import { expect, test } from 'vitest';
import { money } from '#api/money.ts';
import { commandNamed } from '#commands/registry.ts';
import type { MoneyRow } from '#contract/money.ts';
import { run } from '#outbox/run.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { useShownRow } from './use-shown.ts';

const row = { _id: 'o1', version: 3, name: '2000001', difference: 'gross', checked: null } as unknown as MoneyRow;
const other: MoneyRow = { ...row, _id: 'o2' };

test('a row that is in no cell is shown with the check that waits to be sent, as the file asks when it is written', async () => {
  const asked: ((told: MoneyRow) => MoneyRow)[] = [];
  const List = () => {
    asked.push(useShownRow({ on: 'money', records: money }));
    return null;
  };
  const { workbench } = await renderConsole({ actor: { name: 'Fernanda', role: 'superuser' }, children: <List /> });
  const shown = asked[0] ?? ((told: MoneyRow) => told);
  expect(shown(row)).toBe(row);

  const check = commandNamed('money.check');
  if (check.kind !== 'intent') throw new Error('A check is an intent');
  const request = { args: { _id: 'o1', version: 3, note: 'tarifa' }, target: { subject: 'money:o1', label: row.name, base: row } } as const;
  expect(await run(workbench, check, [request])).toMatchObject({ recorded: [expect.any(String)], refused: [] });
  expect(shown(row)).toMatchObject({ ...row, checked: { by: 'Fernanda', note: 'tarifa' } });
  expect(shown(other)).toBe(other);
  expect(row.checked).toBeNull();
});
