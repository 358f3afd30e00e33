import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { toast as sonner } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Api } from '#api/client.ts';
import { pickedAttributes, type CompatibilityItem, type Picked } from '#contract/compatibility.ts';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { Toaster } from '#ui/toast.tsx';
import { CompatibilitySection } from './compatibility-section.tsx';

afterEach(() => {
  sonner.dismiss();
  cleanup();
});

const item = (at: number): CompatibilityItem => ({
  id: `v${at}`,
  attributes: [
    { id: 'BRAND', value_name: 'Fiat' },
    { id: 'MODEL', value_name: `Modelo ${at}` },
    { id: 'VEHICLE_YEAR', value_name: at === 0 ? '32000' : String(2000 + (at % 20)) },
    { id: 'TRIM', value_name: '1.0 Gasolina' },
    { id: 'MARKET', value_name: 'Brasil' },
  ],
});
const values: Readonly<Record<string, readonly string[]>> = {
  BRAND: ['Fiat', 'Ford'],
  MODEL: ['Uno', 'Palio'],
  VEHICLE_YEAR: ['32000', '2012'],
  TRIM: ['1.0', '1.4'],
};

interface Payload {
  readonly params: { readonly json?: string; readonly attributes?: string };
  readonly query?: { readonly limit: number; readonly offset: number };
}

const optionsAfter = (picked: readonly Picked[]) => {
  const id = pickedAttributes[picked.length];
  return id ? [{ id, suggested_values: (values[id] ?? []).map((value) => ({ value_id: value, value_name: value })) }] : [];
};

interface Given {
  readonly isReadOnly?: boolean;
  readonly isDown?: () => boolean;
}
const isUp = (): boolean => false;

const show = (kept: readonly unknown[] = [], total = 27, { isReadOnly = false, isDown = isUp }: Given = {}) => {
  const searched: (readonly Picked[])[] = [];
  const send = async ({ name }: { readonly name: string }, { params, query }: Payload): Promise<unknown> => {
    if (isDown()) return refuse({ type: 'Unreachable' });
    const picked = JSON.parse(params.json ?? params.attributes ?? '[]') as readonly Picked[];
    if (name === 'listCompatibilityOptions') return ok(optionsAfter(picked));
    searched.push(picked);
    const { limit = 10, offset = 0 } = query ?? {};
    const items = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => item(offset + at));
    return ok({ items, limit, offset, total });
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const workbench = { api: { send } as unknown as Api, queryClient, clock: Date.now } as unknown as Workbench;
  const now = { value: { attributes: [] as unknown[], compatibilities: [...kept] } };
  const Page = () => {
    const [value, setValue] = useState({ attributes: [] as unknown[], compatibilities: [...kept] });
    const change = (next: typeof value): void => {
      now.value = next;
      setValue(next);
    };
    return <CompatibilitySection value={value} onChange={change} isReadOnly={isReadOnly} />;
  };
  render(
    <Theme>
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            <Page />
            <Toaster appearance="light" />
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  return { now, searched };
};

const violations = async (): Promise<readonly string[]> => {
  const off = { enabled: false };
  const rules = { region: off, 'page-has-heading-one': off, 'landmark-one-main': off, 'heading-order': off };
  const { violations: found } = await axe.run(document.body, { rules });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const pick = async (name: string, option: string): Promise<void> => {
  await waitFor(() => expect(box(name).disabled).toBe(false));
  await userEvent.click(box(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('each picker opens once the one before is answered; year and trim may be all', async () => {
  const { searched } = show();
  expect(['Marca', 'Modelo', 'Ano', 'Versão'].map((name) => box(name).disabled)).toEqual([false, true, true, true]);
  expect(box('Marca').getAttribute('aria-required')).toBe('true');
  expect(screen.queryByRole('combobox', { name: 'Mercado' })).toBeNull();
  await pick('Marca', 'Fiat');
  await pick('Modelo', 'Uno');
  await userEvent.click(box('Ano'));
  const years = within(await screen.findByRole('listbox', { name: 'Ano' }));
  await waitFor(() => expect(years.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Todos', 'Zero km', '2012']));
  await userEvent.click(screen.getByRole('option', { name: 'Todos' }));
  await pick('Versão', '1.4');
  await waitFor(() =>
    expect(searched.at(-1)).toEqual([
      { id: 'BRAND', value_id: 'Fiat' },
      { id: 'MODEL', value_id: 'Uno' },
      { id: 'VEHICLE_YEAR', value_id: null },
      { id: 'TRIM', value_id: '1.4' },
    ]),
  );
  await pick('Marca', 'Ford');
  expect([box('Modelo').value, box('Ano').disabled]).toEqual(['', true]);
});

test('what is found comes ten by ten, with its total and its market, and is added one by one or all', async () => {
  const { now } = show();
  await pick('Marca', 'Fiat');
  const found = await table('Veículos encontrados');
  expect(found.getAllByRole('row')).toHaveLength(11);
  expect(found.getAllByRole('cell', { name: 'Brasil' })).toHaveLength(10);
  expect(screen.getByText('27 veículos')).toBeTruthy();
  await userEvent.click(found.getByRole('button', { name: 'Adicionar Fiat Modelo 0 Zero km 1.0 Gasolina' }));
  expect(now.value.compatibilities).toEqual([item(0)]);
  expect(await violations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar todos (27)' }));
  await waitFor(() => expect(now.value.compatibilities).toHaveLength(27));
  expect(now.value.attributes).toEqual([{ id: 'BRAND', value_id: 'Fiat' }]);
});

test('what fits is shown in pages of 10, 25 or 50, is found by typing, and is taken off', async () => {
  const { now } = show(Array.from({ length: 60 }, (_, at) => item(at)));
  const kept = await table('Compatíveis com o anúncio');
  expect(kept.getAllByRole('row')).toHaveLength(11);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Linhas por Página:' }), '50');
  expect(kept.getAllByRole('row')).toHaveLength(51);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrar compatíveis' }), 'ZERO km');
  await waitFor(() => expect(kept.getAllByRole('row')).toHaveLength(2));
  await userEvent.click(kept.getByRole('button', { name: 'Remover Fiat Modelo 0 Zero km 1.0 Gasolina' }));
  await waitFor(() => expect(now.value.compatibilities).toHaveLength(59));
});

test('a search that fails says so, loses nothing, and can be tried again', async () => {
  let isDown = true;
  show([item(1)], 3, { isDown: () => isDown });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível buscar os veículos');
  expect((await table('Compatíveis com o anúncio')).getAllByRole('row')).toHaveLength(2);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await pick('Marca', 'Fiat');
  await table('Veículos encontrados');
});

test('where nothing may be changed it can be read', async () => {
  show([item(1)], 3, { isReadOnly: true });
  await table('Compatíveis com o anúncio');
  expect(screen.queryByRole('combobox', { name: 'Marca' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remover/u })).toBeNull();
});

const enterOn = async (button: HTMLElement): Promise<void> => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '';

test('a vehicle that is added keeps the focus at its button, which adds it once', async () => {
  const { now } = show();
  await pick('Marca', 'Fiat');
  const found = await table('Veículos encontrados');
  await enterOn(found.getByRole('button', { name: 'Adicionar Fiat Modelo 0 Zero km 1.0 Gasolina' }));
  await waitFor(() => expect(now.value.compatibilities).toEqual([item(0)]));
  await userEvent.keyboard('{Enter}');
  expect([focused(), document.activeElement?.ariaDisabled]).toEqual(['Fiat Modelo 0 Zero km 1.0 Gasolina: No anúncio', 'true']);
  expect(now.value.compatibilities).toEqual([item(0)]);
  expect(await violations()).toEqual([]);
});

test('a vehicle that is taken off gives the focus to the one beside it, the last to where others are chosen', async () => {
  show([item(0), item(1), item(2)]);
  const remove = async (name: string) => (await table('Compatíveis com o anúncio')).getByRole('button', { name });
  await enterOn(await remove('Remover Fiat Modelo 1 2001 1.0 Gasolina'));
  await waitFor(() => expect(focused()).toBe('Remover Fiat Modelo 2 2002 1.0 Gasolina'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Remover Fiat Modelo 0 Zero km 1.0 Gasolina'));
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Nenhum veículo compatível');
  expect(document.activeElement).toBe(box('Marca'));
});

test('the only one that a filter found gives the focus to the filter when it is taken off', async () => {
  show([item(0), item(1)]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrar compatíveis' }), 'zero km');
  const kept = await table('Compatíveis com o anúncio');
  await waitFor(() => expect(kept.getAllByRole('row')).toHaveLength(2));
  await enterOn(kept.getByRole('button', { name: 'Remover Fiat Modelo 0 Zero km 1.0 Gasolina' }));
  await waitFor(() => expect(focused()).toBe('Filtrar compatíveis'));
});

test('vehicles that are all taken off leave the focus where others are chosen, and can be had back', async () => {
  const all = Array.from({ length: 30 }, (_, at) => item(at));
  const { now } = show(all);
  await table('Compatíveis com o anúncio');
  await enterOn(screen.getByRole('button', { name: 'Remover todos' }));
  await screen.findByText('Nenhum veículo compatível');
  expect([document.activeElement === box('Marca'), now.value.compatibilities]).toEqual([true, []]);
  expect(await screen.findByText('30 veículos tirados do anúncio')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await table('Compatíveis com o anúncio');
  expect(now.value).toEqual({ attributes: [], compatibilities: all });
});

test('vehicles that were added since are kept when those taken off are had back', async () => {
  const { now } = show([item(40)]);
  await table('Compatíveis com o anúncio');
  await userEvent.click(screen.getByRole('button', { name: 'Remover todos' }));
  await pick('Marca', 'Fiat');
  const found = await table('Veículos encontrados');
  await userEvent.click(found.getByRole('button', { name: 'Adicionar Fiat Modelo 0 Zero km 1.0 Gasolina' }));
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(now.value.compatibilities).toEqual([item(40), item(0)]));
  expect(now.value.attributes).toEqual([{ id: 'BRAND', value_id: 'Fiat' }]);
});
