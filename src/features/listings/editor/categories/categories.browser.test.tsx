import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Api } from '#api/client.ts';
import type { CategoryAttribute } from '#contract/category.ts';
import type { ListingAttribute, ListingRow } from '#contract/listing.ts';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { AddAttributeDialog } from './add-attribute-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { TechnicalSpecs } from './technical-specs.tsx';

afterEach(cleanup);

const names: Readonly<Record<string, string>> = {
  A: 'Áudio',
  B: 'Bebês',
  C: 'Carros',
  A1: 'Fones',
  A2: 'Caixas',
  B1: 'Mamadeiras',
  A11: 'Sem fio',
};
const below: Readonly<Record<string, readonly string[]>> = { A: ['A1', 'A2'], A1: ['A11'], B: ['B1'] };
const wayTo = (id: string) => Array.from(id, (_, at) => id.slice(0, at + 1)).filter((each) => names[each] !== undefined);
const named = (id: string) => ({ id, name: names[id] ?? id });
const opened = (id: string) => ({
  ...named(id),
  path_from_root: wayTo(id).map(named),
  children_categories: (below[id] ?? []).map((each) => ({ ...named(each), hasChildren: below[each] !== undefined })),
});

const spec = (id: string, more: Partial<CategoryAttribute>): CategoryAttribute => ({
  id,
  name: id,
  tags: [],
  value_type: 'string',
  values: [],
  units: [],
  ...more,
});
const specs: readonly CategoryAttribute[] = [
  spec('BRAND', { name: 'Marca', tags: ['required'] }),
  spec('WIRELESS', { name: 'É sem fio', value_type: 'boolean' }),
  spec('KIND', {
    name: 'Tipo',
    value_type: 'list',
    values: [
      { id: '1', name: 'Fechado' },
      { id: '2', name: 'Aberto' },
    ],
  }),
  spec('POWER', {
    name: 'Potência',
    value_type: 'number_unit',
    units: [
      { id: 'W', name: 'W' },
      { id: 'kW', name: 'kW' },
    ],
    default_unit_id: 'W',
  }),
  spec('DRIVERS', { name: 'Alto-falantes', value_type: 'number', value_max_length: 4 }),
  spec('SECRET', { name: 'Escondido', tags: ['hidden'] }),
];

interface Asked {
  readonly name: string;
  readonly id: string;
}
type Answers = (asked: Asked) => unknown;

const usual: Answers = ({ name, id }) => {
  if (name === 'listRootCategories') return ok(['A', 'B', 'C'].map((each) => ({ ...named(each), hasChildren: true })));
  if (name === 'listExcludedCategories') return ok(['C']);
  if (name === 'getCategory') return ok(opened(id));
  if (name === 'searchCategories') return ok([{ ...named('A11'), path_from_root: wayTo('A11').map(named) }]);
  return ok({ data: { technicalSpecs: { groups: [{ id: 'g', label: 'Principais', components: [{ attributes: specs }] }] } } });
};

const show = (part: React.ReactNode, answers: Answers = usual) => {
  const send = vi.fn<(line: { readonly name: string }, payload?: { readonly params?: { readonly id?: string } }) => Promise<unknown>>(
    async ({ name }, payload) => answers({ name, id: payload?.params?.id ?? '' }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const workbench = { api: { send } as unknown as Api, queryClient } as unknown as Workbench;
  render(
    <Theme>
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>{part}</WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  return send;
};

const violations = async (): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

type Chosen = ListingRow['category'];
const picker = (chosen: Chosen | null = null, answers: Answers = usual, attributes: readonly ListingAttribute[] = []) => {
  const onChoose = vi.fn<(category: Chosen) => void>();
  const onClose = vi.fn<() => void>();
  show(<CategoryDialog isOpen onClose={onClose} chosen={chosen} onChoose={onChoose} attributes={attributes} />, answers);
  return { onChoose, onClose };
};
const row = (name: string) => screen.findByRole('button', { name });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Usar esta categoria' });

test('a category without children is chosen at the end of its way; excluded ones are not offered', async () => {
  const { onChoose, onClose } = picker();
  await userEvent.click(await row('Áudio'));
  expect(screen.queryByRole('button', { name: 'Carros' })).toBeNull();
  await userEvent.click(await row('Fones'));
  expect(confirm().disabled).toBe(true);
  await userEvent.click(await row('Sem fio'));
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect(screen.getByText('Caminho: Áudio › Fones › Sem fio')).toBeTruthy();
  expect(await violations()).toEqual([]);
  await userEvent.click(confirm());
  expect(onChoose).toHaveBeenCalledWith({ id: 'A11', level: 3, name: 'Sem fio' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('what the listing has opens with its way, and choosing what is selected does nothing', async () => {
  picker({ id: 'A11', level: 3, name: 'Sem fio' });
  await screen.findByText('Caminho: Áudio › Fones › Sem fio');
  await userEvent.click(await row('Áudio'));
  expect(screen.getByText('Caminho: Áudio › Fones › Sem fio')).toBeTruthy();
});

test('the last click wins over an answer that comes late', async () => {
  let answer = (_value: unknown): void => undefined;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  picker(null, (asked) => (asked.name === 'getCategory' && asked.id === 'A' ? late : usual(asked)));
  await userEvent.click(await row('Áudio'));
  await userEvent.click(await row('Bebês'));
  await row('Mamadeiras');
  answer(ok(opened('A')));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('button', { name: 'Fones' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mamadeiras' })).toBeTruthy();
});

test('a level that does not come says so in the specified words, is logged, and can be asked for again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  picker(null, (asked) => (asked.name === 'getCategory' && isBroken ? refuse({ type: 'Unreachable' }) : usual(asked)));
  await userEvent.click(await row('Áudio'));
  expect((await screen.findByRole('alert')).textContent).toContain('A resposta da rede não foi OK');
  expect(logged.mock.calls[0]?.[0]).toBe('Erro ao buscar subcategorias');
  logged.mockRestore();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await row('Fones');
});

test('the keyboard alone walks the levels', async () => {
  const { onChoose } = picker();
  (await row('Áudio')).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fones'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sem fio'));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fones'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sem fio'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(confirm().disabled).toBe(false));
  confirm().focus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ id: 'A11', level: 3, name: 'Sem fio' });
});

test('a search of all levels leads to the end of a way', async () => {
  picker();
  await row('Áudio');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar em todos os níveis' }), 'sem fio');
  await userEvent.click(await screen.findByRole('button', { name: /Áudio › Fones › Sem fio/u }));
  await waitFor(() => expect(confirm().disabled).toBe(false));
});

const Opening = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'abrir'}
      </button>
      <CategoryDialog isOpen={isOpen} onClose={() => setOpen(false)} chosen={null} onChoose={() => undefined} />
    </>
  );
};

test('whoever opened it has the focus again when it is left', async () => {
  show(<Opening />);
  await userEvent.click(screen.getByRole('button', { name: 'abrir' }));
  await row('Áudio');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('abrir');
});

const value = (id: string, name: string, value_name: string | null, more: Partial<ListingAttribute> = {}): ListingAttribute => ({
  id,
  name,
  value_name,
  value_id: null,
  value_type: 'string',
  required: false,
  custom: false,
  combination: false,
  ...more,
});

test('another category says beforehand what it does not ask', async () => {
  picker(null, usual, [value('BRAND', 'Marca', 'Sonare'), value('SIZE', 'Tamanho', '42')]);
  await userEvent.click(await row('Bebês'));
  await userEvent.click(await row('Mamadeiras'));
  expect(await screen.findByText('Serão perdidas nesta categoria: Tamanho')).toBeTruthy();
});

const Sheet = ({
  initial,
  isReadOnly = false,
  onSeen,
}: {
  readonly initial: readonly ListingAttribute[];
  readonly isReadOnly?: boolean;
  readonly onSeen?: (now: readonly ListingAttribute[]) => void;
}) => {
  const [attributes, setAttributes] = useState(initial);
  const change = (next: ListingAttribute[]): void => {
    setAttributes(next);
    onSeen?.(next);
  };
  return (
    <TechnicalSpecs
      categoryId="A11"
      attributes={attributes}
      onChange={change}
      isReadOnly={isReadOnly}
      problems={new Map([['BRAND', 'O campo Marca é obrigatório']])}
    />
  );
};
const last = (seen: ReturnType<typeof vi.fn<(now: readonly ListingAttribute[]) => void>>, id: string) =>
  seen.mock.calls.at(-1)?.[0].find((each) => each.id === id);

test('each value type has its control, and each answers in the wire’s words', async () => {
  const seen = vi.fn<(now: readonly ListingAttribute[]) => void>();
  show(<Sheet initial={[value('OWN', 'Lado', 'Esquerdo', { custom: true })]} onSeen={seen} />);
  const brand = await screen.findByRole('textbox', { name: 'Marca' });
  expect([brand.getAttribute('aria-required'), brand.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
  expect(screen.getByText('O campo Marca é obrigatório')).toBeTruthy();
  expect(screen.queryByText('Escondido')).toBeNull();
  await userEvent.type(brand, 'Sonare');
  expect(last(seen, 'BRAND')).toMatchObject({ value_name: 'Sonare', value_id: null, required: true });

  await userEvent.click(screen.getByRole('combobox', { name: 'É sem fio' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sim' }));
  expect(last(seen, 'WIRELESS')).toMatchObject({ value_name: 'Sim', value_id: '242085' });

  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aberto' }));
  expect(last(seen, 'KIND')).toMatchObject({ value_name: 'Aberto', value_id: '2' });

  await userEvent.type(screen.getByRole('textbox', { name: 'Potência' }), '2.5');
  expect(last(seen, 'POWER')).toMatchObject({ value_name: '2,5 W' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unidade de Potência' }), 'kW');
  expect(last(seen, 'POWER')).toMatchObject({ value_name: '2,5 kW' });

  await userEvent.type(screen.getByRole('textbox', { name: 'Alto-falantes' }), '12345');
  expect(last(seen, 'DRIVERS')).toMatchObject({ value_name: '1234' });

  await userEvent.click(screen.getByRole('checkbox', { name: 'Não se aplica: Alto-falantes' }));
  expect(last(seen, 'DRIVERS')).toMatchObject({ value_name: null, value_id: '-1' });
  expect(await violations()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Remover Lado' }));
  expect(last(seen, 'OWN')).toBeUndefined();
});

test('specs that do not come leave what the listing says to be edited', async () => {
  show(<Sheet initial={[value('BRAND', 'Marca', 'Sonare')]} />, () => refuse({ type: 'Unreachable' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a ficha técnica da categoria');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Marca' }).value).toBe('Sonare');
});

test('what may not be changed can be read', async () => {
  show(<Sheet initial={[value('BRAND', 'Marca', 'Sonare')]} isReadOnly />);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Marca' })).readOnly).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a characteristic is added once, whatever its case and spaces, with both of its parts', async () => {
  const onAdd = vi.fn<(attribute: ListingAttribute) => void>();
  show(<AddAttributeDialog isOpen onClose={() => undefined} existing={[{ name: 'Lado' }]} onAdd={onAdd} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar característica' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'O Campo Atributo é obrigatório',
    'O Campo Valor é obrigatório',
  ]);
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Atributo' });
  await userEvent.type(name, 'LADO 2!');
  expect(name.value).toBe('LADO ');
  expect(dialog.getByText('O atributo LADO já existe na variação')).toBeTruthy();
  await userEvent.clear(name);
  await userEvent.type(name, 'Posição de montagem do eixo');
  expect(name.value).toBe('Posição de montagem ');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '<b>Eixo 1{Enter}');
  expect(onAdd).toHaveBeenCalledWith(value('CUSTOM_POSICAO_DE_MONTAGEM', 'Posição de montagem', 'bEixo 1', { custom: true }));
  expect(await violations()).toEqual([]);
});
