import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PickListOf } from '#api/expedition.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { PickListDialog } from './pick-list-dialog.tsx';

const line = { sku: 'A-1', title: 'Luminária', amount: 2, orders: 1, sellerId: 's1', sellerName: 'Casa Clara' };
const ofTwoCompanies = [line, { ...line, sellerId: 's2', sellerName: 'Beto Peças' }];

/** The pick list of these, where the server gathered so many orders. */
const open = async (role: 'seller' | 'superuser', of: PickListOf, orders: number, lines: readonly object[] = [line]) => {
  await renderConsole({
    actor: { role },
    api: { send: (async () => ok({ lines, orders, isWhole: true })) as never },
    children: <PickListDialog of={of} onClose={() => undefined} />,
  });
  return screen.findByRole('dialog');
};
const firstTable = async () => {
  const [table] = await screen.findAllByRole('table');
  if (!table) throw new Error('There is no list');
  return within(table);
};

test('to who packs for several companies each line says whose it is, also where two call something alike', async () => {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  await open('superuser', { ids: 'o1,o2' }, 2, ofTwoCompanies);
  expect((await firstTable()).getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Empresa'),
    expect.stringContaining('Casa Clara'),
    expect.stringContaining('Beto Peças'),
  ]);
  expect(complaints.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([]);
});

test('on a phone the company stands under the product: five columns would break every word', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('600px'),
        addEventListener: vi.fn<() => void>(),
        removeEventListener: vi.fn<() => void>(),
      }) as unknown as MediaQueryList,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  await open('superuser', { ids: 'o1,o2' }, 2, ofTwoCompanies);
  const table = await firstTable();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['SKU', 'Produto', 'Qtd.', 'Pedidos']);
  expect(table.getByRole('cell', { name: /Luminária.*Casa Clara/u })).toBeInTheDocument();
});

test('to a seller, whose all of it is, no company is named', async () => {
  await open('seller', { ids: 'o1' }, 1);
  expect((await firstTable()).queryByText('Casa Clara')).toBeNull();
});

test('of chosen orders that do not wait to be shipped, suspended ones among them, it is said that they are left out', async () => {
  const dialog = await open('seller', { ids: 'o1,o2,o3' }, 1);
  await screen.findByText('2 unidades para 1 pedido');
  expect(dialog).toHaveTextContent('2 dos escolhidos não aguardam envio e ficam de fora da lista.');
});

test('a list of what a filter finds, and one of all that were chosen, leave nobody out', async () => {
  for (const of of [{ search: 'LUM' }, { ids: 'o1' }]) {
    const dialog = await open('seller', of, 1);
    await screen.findByText('2 unidades para 1 pedido');
    expect(dialog).not.toHaveTextContent('de fora');
    cleanup();
  }
});

/** The list of a filter, closed and opened by a button. */
const Reopened = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Lista
      </button>
      {isOpen && <PickListDialog of={{ search: 'LUM' }} onClose={() => setOpen(false)} />}
    </>
  );
};

test('opened again after orders were shipped, the earlier list neither stands there nor is printed', async () => {
  let answer: Promise<Result<unknown, unknown>> = Promise.resolve(ok({ lines: [line], orders: 1, isWhole: true }));
  const { user } = await renderConsole({ api: { send: (() => answer) as never }, children: <Reopened /> });
  await screen.findByText('2 unidades para 1 pedido');
  answer = new Promise(() => undefined);
  await user.click(screen.getByText('Lista'));
  await user.click(screen.getByText('Lista'));
  expect(await screen.findByLabelText('Carregando…')).toBeInTheDocument();
  expect(screen.queryByText('2 unidades para 1 pedido')).toBeNull();
});

test('a list that is being asked for again is not printed, and where that fails it is said over the earlier one', async () => {
  let answer: Promise<Result<unknown, unknown>> = Promise.resolve(ok({ lines: [line], orders: 1, isWhole: true }));
  const printed = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
  const { workbench, user } = await renderConsole({ api: { send: (() => answer) as never }, children: <Reopened /> });
  const button = await screen.findByRole('button', { name: 'Imprimir' });
  expect(document.querySelector('.table-print')).not.toBeNull();
  await user.click(button);
  expect(printed).toHaveBeenCalledOnce();
  const fail: (() => void)[] = [];
  answer = new Promise((resolve) => fail.push(() => resolve(refuse({ type: 'Unreachable' }))));
  void workbench.queryClient.invalidateQueries({ queryKey: ['orderPages'] });
  await vi.waitFor(() => expect(document.querySelector('.table-print')).toBeNull());
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fail[0]?.();
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível montar a lista');
  expect(document.querySelector('.table-print')).toBeNull();
  await user.click(button);
  expect(printed).toHaveBeenCalledOnce();
});
