import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Api, Problem } from '#api/client.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useEntityForm } from './use-entity-form.ts';

const schema = z.object({ name: z.string(), city: z.string() });
const defaults = { name: 'Casa da Ana', city: 'Recife' };
const { refetch, outdate, onSaved } = {
  refetch: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  outdate: vi.fn<() => void>(),
  onSaved: vi.fn<(saved: { readonly _id: string }) => void>(),
};
const kind = { on: 'company', records: { refetch, outdate } };

type Saved = Result<{ readonly _id: string }, Problem>;
const changedBy = (name: string, version: number): Saved =>
  refuse({
    type: 'Refused',
    status: 412,
    body: { code: 'changed', message: 'Mudou', conflict: { version, changes: [{ version, by: { id: 'u2', name } }] } },
  } as unknown as Problem);

/** A form over a server that answers in this order; tells under which versions it was asked. */
const open = async (record: { readonly _id: string; readonly version: number } | null, ...answers: readonly Saved[]) => {
  const under: (number | undefined)[] = [];
  const left = [...answers];
  const Company = () => {
    const { form, save } = useEntityForm({
      kind,
      record,
      schema,
      defaults,
      write: async (_send: Api['send'], _body, { ifMatch }) => {
        under.push(ifMatch);
        return left.shift() ?? ok({ _id: 'c1' });
      },
      savedText: 'Empresa salva',
      onSaved,
    });
    return (
      <Form form={form} onSubmit={save} label="Empresa">
        <TextField name="name" label="Nome" />
        <SubmitButton>Salvar</SubmitButton>
      </Form>
    );
  };
  await renderConsole({ children: <Company /> });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  return { under, save };
};

afterEach(() => vi.clearAllMocks());

test('a change by somebody else is told by name, and written over only by who was told', async () => {
  const { under, save } = await open({ _id: 'c1', version: 3 }, changedBy('Bruno', 5));
  await save();
  await screen.findByText(/^Bruno alterou isto enquanto você editava/u);
  expect([under, refetch.mock.calls.length, onSaved.mock.calls.length]).toEqual([[3], 1, 0]);
  await save();
  await screen.findByText('Empresa salva');
  expect([under, onSaved.mock.calls]).toEqual([[3, 5], [[{ _id: 'c1' }]]]);
});

test('what the server did not answer stays typed, and is sent under the version that was seen', async () => {
  const { under, save } = await open({ _id: 'c1', version: 3 }, refuse({ type: 'Unreachable' }));
  await userEvent.type(screen.getByLabelText('Nome'), ' e filhas');
  await save();
  await screen.findByText('Não foi possível salvar. O que você digitou continua aqui.');
  expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Casa da Ana e filhas');
  await save();
  expect(under).toEqual([3, 3]);
});

test('a new one has no version to be held against, and comes into the lists', async () => {
  const { under, save } = await open(null);
  await save();
  await screen.findByText('Empresa salva');
  expect([under, outdate.mock.calls.length, refetch.mock.calls.length]).toEqual([[undefined], 1, 0]);
});

test('Ctrl+S saves what is typed, from inside a field too', async () => {
  const { under } = await open({ _id: 'c1', version: 3 });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), ' e filhos');
  await userEvent.keyboard('{Control>}s{/Control}');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(under).toEqual([3]);
});
