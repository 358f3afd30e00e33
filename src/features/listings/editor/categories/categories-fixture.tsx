import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import type { CategoryAttribute } from '#contract/category.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { FormStateProvider, type FieldOnScreen } from '#ui/form/form-state.ts';

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
export const opened = (id: string) => ({
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
export type Answers = (asked: Asked) => unknown;

export const usual: Answers = ({ name, id }) => {
  if (name === 'listRootCategories') return ok(['A', 'B', 'C'].map((each) => ({ ...named(each), hasChildren: true })));
  if (name === 'listExcludedCategories') return ok(['C']);
  if (name === 'getCategory') return ok(opened(id));
  if (name === 'searchCategories') return ok([{ ...named('A11'), path_from_root: wayTo('A11').map(named) }]);
  return ok({ data: { technicalSpecs: { groups: [{ id: 'g', label: 'Principais', components: [{ attributes: specs }] }] } } });
};

const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map<string, FieldOnScreen>() };

export const show = (part: React.ReactNode, answers: Answers = usual) => {
  const send = vi.fn<(line: { readonly name: string }, payload?: { readonly params?: { readonly id?: string } }) => Promise<unknown>>(
    async ({ name }, payload) => answers({ name, id: payload?.params?.id ?? '' }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const workbench = { api: { send } as unknown as Api, queryClient } as unknown as Workbench;
  render(
    <Theme>
      <LocaleProvider locale="br">
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            <FormStateProvider value={formState}>{part}</FormStateProvider>
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  return send;
};

export const violations = async (): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

export const value = (id: string, name: string, value_name: string | null, more: Partial<ListingAttribute> = {}): ListingAttribute => ({
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
