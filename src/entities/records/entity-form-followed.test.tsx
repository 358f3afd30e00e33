import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Problem } from '#api/client.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { unsaved } from '#ui/form/unsaved.ts';
import { useEntityForm } from './use-entity-form.ts';

const schema = z.object({ name: z.string(), stock: z.string() });
type Product = z.infer<typeof schema> & { readonly version: number };
const begun: Product = { name: 'Capa', stock: '10', version: 3 };

const { kept, store } = memoryDrafts();
beforeEach(() => kept.clear());

type Saved = Result<{ readonly _id: string }, Problem>;
const changedBy = (name: string, version: number): Saved =>
  refuse({
    type: 'Refused',
    status: 412,
    body: { code: 'changed', message: 'Mudou', conflict: { version, changes: [{ version, by: { id: 'u2', name } }] } },
  } as unknown as Problem);

const onSaved = vi.fn<() => void>();
afterEach(() => vi.clearAllMocks());
const nothing = (): void => undefined;
const kind = { on: 'product', records: { refetch: () => Promise.resolve(), outdate: nothing } };

/** The form of a product that the server has so; `change` is what it has next, `answer` is asked for each save. */
const open = async (product: Product, answer: () => Promise<Saved> = () => Promise.resolve(ok({ _id: 'p' }))) => {
  const sent: (readonly [unknown, number | undefined])[] = [];
  let change: (next: Product) => void = nothing;
  let show: (isShown: boolean) => void = nothing;
  const ProductForm = ({ of }: { readonly of: Product }) => {
    const record = useMemo(() => ({ _id: 'p', version: of.version }), [of]);
    const defaults = useMemo(() => ({ name: of.name, stock: of.stock }), [of]);
    const { form, save } = useEntityForm({
      kind,
      record,
      schema,
      defaults,
      write: (_send, body, { ifMatch }) => (sent.push([body, ifMatch]), answer()),
      savedText: 'Produto salvo',
      onSaved,
    });
    return (
      <Form form={form} onSubmit={save} label="Produto">
        <TextField name="name" label="Título" />
        <TextField name="stock" label="Estoque" />
        <SubmitButton>Salvar</SubmitButton>
      </Form>
    );
  };
  const Page = () => {
    const [on, setOn] = useState(product);
    const [isShown, setShown] = useState(true);
    useEffect(() => {
      change = setOn;
      show = setShown;
    }, []);
    return <DraftStoreProvider value={store}>{isShown && <ProductForm of={on} />}</DraftStoreProvider>;
  };
  const { unmount } = await renderConsole({ children: <Page /> });
  return {
    sent,
    unmount,
    change: (next: Product) => act(() => change(next)),
    show: (isShown: boolean) => act(() => show(isShown)),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Salvar' })),
  };
};
const title = () => screen.getByRole('textbox', { name: 'Título' });
const stock = () => screen.getByRole('textbox', { name: 'Estoque' });

test('a sale while a title is typed is not written back: what was not touched is as it is now', async () => {
  const { sent, change, save } = await open(begun);
  await userEvent.type(title(), ' azul');
  change({ ...begun, stock: '7', version: 4 });
  expect([title(), stock()].map((field) => (field as HTMLInputElement).value)).toEqual(['Capa azul', '7']);
  await screen.findByText(/O que você não alterou já está como é agora/u);
  await save();
  expect(sent).toEqual([[{ name: 'Capa azul', stock: '7' }, 4]]);
});

test('what both changed is saved under the version it was begun on, and told by name before it is written over', async () => {
  const answers = [changedBy('Bruno', 4), ok({ _id: 'p' })];
  const { sent, change, save } = await open(begun, async () => answers.shift() ?? ok({ _id: 'p' }));
  await userEvent.type(title(), ' azul');
  change({ name: 'Capa verde', stock: '7', version: 4 });
  expect(screen.getByRole('status')).toHaveTextContent('O registro mudou no servidor');
  await save();
  await screen.findByText(/^Bruno alterou isto/u);
  await save();
  expect(sent).toEqual([
    [{ name: 'Capa azul', stock: '7' }, 3],
    [{ name: 'Capa azul', stock: '7' }, 4],
  ]);
});

const theirsIs = 'Mudou para “Capa verde” enquanto você editava';

test('the field that both changed says what the other made of it until it is saved, whatever happens meanwhile', async () => {
  const answers = [changedBy('Bruno', 5), ok({ _id: 'p' })];
  const { sent, change, save } = await open(begun, async () => answers.shift() ?? ok({ _id: 'p' }));
  await userEvent.type(title(), ' azul');
  change({ name: 'Capa verde', stock: '7', version: 4 });
  expect(title()).toHaveAccessibleDescription(theirsIs);
  expect(stock()).not.toHaveAccessibleDescription();
  await userEvent.type(title(), 'ada');
  await userEvent.click(stock());
  expect(title()).toHaveAccessibleDescription(theirsIs);
  await save();
  await screen.findByText(/^Bruno alterou isto/u);
  expect(title()).toHaveAccessibleDescription(theirsIs);
  change({ name: 'Capa verde', stock: '6', version: 5 });
  await waitFor(() => expect(stock()).toHaveValue('6'));
  expect(title()).toHaveAccessibleDescription(theirsIs);
  await save();
  expect(sent.map(([, under]) => under)).toEqual([3, 5]);
  await userEvent.type(title(), ' escura');
  expect(title()).not.toHaveAccessibleDescription();
});

test('what was contested is gone with what is discarded, and with whoever gives way', async () => {
  const { change } = await open(begun);
  await userEvent.type(title(), ' azul');
  change({ ...begun, name: 'Capa verde', version: 4 });
  await userEvent.clear(title());
  await userEvent.type(title(), 'Capa verde');
  expect(title()).not.toHaveAccessibleDescription();
  await userEvent.type(title(), ' clara');
  expect(title()).toHaveAccessibleDescription(theirsIs);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar e ver o atual' }));
  await userEvent.type(title(), ' escura');
  expect(title()).not.toHaveAccessibleDescription();
});

test('after a change by somebody else was told, what was not touched is theirs', async () => {
  const answers = [changedBy('Bruno', 4), ok({ _id: 'p' })];
  const { sent, change, save } = await open(begun, async () => answers.shift() ?? ok({ _id: 'p' }));
  await userEvent.type(title(), ' azul');
  await save();
  await screen.findByText(/^Bruno alterou isto/u);
  change({ ...begun, stock: '7', version: 4 });
  await save();
  expect(sent.at(-1)).toEqual([{ name: 'Capa azul', stock: '7' }, 4]);
});

test('a draft that comes back writes no old stock over a sale since', async () => {
  kept.set('product:p', { values: { name: 'Capa azul', stock: '10' }, base: JSON.stringify({ name: 'Capa', stock: '10' }), version: 3 });
  const { sent, save } = await open({ ...begun, stock: '7', version: 4 });
  expect(title()).toHaveValue('Capa azul');
  await save();
  expect(sent).toEqual([[{ name: 'Capa azul', stock: '7' }, 4]]);
});

test.each([
  [3, 3],
  [undefined, 0],
])('a draft of something that others changed, too, is saved under the version it was begun on (%s)', async (version, under) => {
  const base = JSON.stringify({ name: 'Capa', stock: '10' });
  kept.set('product:p', { values: { name: 'Capa azul', stock: '10' }, base, ...(version !== undefined && { version }) });
  const { sent, save } = await open({ name: 'Capa verde', stock: '7', version: 4 }, async () => changedBy('Bruno', 4));
  await save();
  expect(sent).toEqual([[{ name: 'Capa azul', stock: '7' }, under]]);
});

test('a form that followed the server before anything was typed is saved under what it shows', async () => {
  const { sent, change, save } = await open(begun);
  change({ ...begun, stock: '7', version: 4 });
  await userEvent.type(title(), ' azul');
  await save();
  expect(sent).toEqual([[{ name: 'Capa azul', stock: '7' }, 4]]);
});

test('so is one that was discarded for what is there now', async () => {
  const { sent, change, save } = await open(begun, async () => changedBy('Bruno', 5));
  await userEvent.type(title(), ' azul');
  change({ name: 'Capa verde', stock: '7', version: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Descartar e ver o atual' }));
  await save();
  expect(sent).toEqual([[{ name: 'Capa verde', stock: '7' }, 4]]);
});

test.each(['7', '5'])('a draft of what both changed is as untold on the next visit, and its field says it again: %s', async (left) => {
  const { change, unmount } = await open(begun);
  await userEvent.type(title(), ' azul');
  change({ name: 'Capa verde', stock: '7', version: 4 });
  act(() => void dispatchEvent(new Event('pagehide')));
  unmount();
  const { sent, save } = await open({ name: 'Capa verde', stock: left, version: 5 }, async () => changedBy('Bruno', 5));
  expect(screen.getByRole('status')).toHaveTextContent('O registro mudou no servidor');
  expect(title()).toHaveAccessibleDescription(theirsIs);
  expect(stock()).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/O que você não alterou já está como é agora/u)).toBeNull();
  await save();
  expect(sent).toEqual([[{ name: 'Capa azul', stock: left }, 3]]);
});

test('whoever gives way to what the other typed has nothing left that was contested', async () => {
  const { sent, change, save } = await open(begun);
  await userEvent.type(title(), ' azul');
  change({ ...begun, name: 'Capa verde', version: 4 });
  await userEvent.clear(title());
  await userEvent.type(title(), 'Capa verde');
  change({ name: 'Capa verde', stock: '7', version: 5 });
  expect(screen.queryByText(/^O registro mudou/u)).not.toBeInTheDocument();
  await save();
  expect(sent).toEqual([[{ name: 'Capa verde', stock: '7' }, 5]]);
});

/** A save that the test lets end. */
const held = () => {
  let end: (saved: Saved) => void = nothing;
  const answer = new Promise<Saved>((resolve) => (end = resolve));
  return { answer: () => answer, end: () => act(async () => end(ok({ _id: 'p' }))) };
};

test('what is typed while it is being saved is not lost: the form stays, with it as a draft', async () => {
  const { answer, end } = held();
  const { change, save } = await open(begun, answer);
  await userEvent.type(title(), ' azul');
  await save();
  await userEvent.type(title(), ' e verde');
  await end();
  await screen.findByText('Produto salvo');
  expect([onSaved.mock.calls.length, unsaved.isAny()]).toEqual([0, true]);
  change({ ...begun, name: 'Capa azul', version: 4 });
  expect(title()).toHaveValue('Capa azul e verde');
  expect(screen.queryByText(/^O registro mudou/u)).not.toBeInTheDocument();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(kept.get('product:p')).toMatchObject({ values: { name: 'Capa azul e verde' }, version: 4 });
});

test('a sale that comes while it is being saved changes nothing of what is sent, and is told where it was refused for it', async () => {
  const answers: ((saved: Saved) => void)[] = [];
  const { sent, change, save } = await open(begun, () => new Promise((resolve) => void answers.push(resolve)));
  await userEvent.type(title(), ' azul');
  await save();
  change({ ...begun, stock: '7', version: 4 });
  expect(stock()).toHaveValue('10');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await act(async () => answers.shift()?.(changedBy('Venda', 4)));
  await screen.findByText(/^Venda alterou isto/u);
  await waitFor(() => expect(stock()).toHaveValue('7'));
  await save();
  await act(async () => answers.shift()?.(ok({ _id: 'p' })));
  expect(sent).toEqual([
    [{ name: 'Capa azul', stock: '10' }, 3],
    [{ name: 'Capa azul', stock: '7' }, 4],
  ]);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('what came of the save itself before its answer is no change by somebody else', async () => {
  const { answer, end } = held();
  const { change, save } = await open(begun, answer);
  await userEvent.type(title(), ' azul');
  await save();
  change({ ...begun, name: 'Capa azul', version: 4 });
  await end();
  await screen.findByText('Produto salvo');
  expect([onSaved.mock.calls.length, kept.size, screen.queryByText(/^O registro mudou/u)]).toEqual([1, 0, null]);
});

test('an answer that comes once the form is gone is said, and takes nobody anywhere', async () => {
  const { answer, end } = held();
  const { show, save } = await open(begun, answer);
  await userEvent.type(title(), ' azul');
  await save();
  show(false);
  await end();
  await screen.findByText('Produto salvo');
  expect([onSaved.mock.calls.length, kept.size]).toEqual([0, 0]);
});

test('nor does it take what is typed in the form that was opened since', async () => {
  const { answer, end } = held();
  const { show, save } = await open(begun, answer);
  await userEvent.type(title(), ' azul');
  await save();
  show(false);
  show(true);
  await userEvent.type(title(), ' e verde');
  act(() => void dispatchEvent(new Event('pagehide')));
  await end();
  await screen.findByText('Produto salvo');
  expect(kept.get('product:p')?.values).toEqual({ name: 'Capa azul e verde', stock: '10' });
});
