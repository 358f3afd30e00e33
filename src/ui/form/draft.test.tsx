import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { DraftStoreProvider } from './drafts.ts';
import { memoryDrafts } from './drafts-fixture.ts';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import type { Refusal } from './refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { unsaved } from './unsaved.ts';
import { useZodForm } from './use-zod-form.ts';

const Company = z.object({ name: z.string().min(1), city: z.string(), password: z.string() });
type Company = z.infer<typeof Company>;

const { kept, store, setFull } = memoryDrafts();
beforeEach(() => kept.clear());
afterEach(() => void sonner.dismiss());

const onServer: Company = { name: 'Loja', city: 'Recife', password: '' };

type Answer = Refusal | null | Promise<null>;
const CompanyForm = ({ server, answer }: { readonly server: Company; readonly answer: Answer }) => {
  const form = useZodForm(Company, { defaults: server, draftKey: 'company:7' });
  return (
    <Form form={form} onSubmit={() => answer}>
      <TextField name="name" label="Nome" />
      <TextField name="city" label="Cidade" />
      <PasswordField name="password" label="Senha" />
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
};
const page = (server = onServer, answer: Answer = null) => (
  <LocaleProvider locale="br">
    <DraftStoreProvider value={store}>
      <CompanyForm server={server} answer={answer} />
    </DraftStoreProvider>
  </LocaleProvider>
);

const name = () => screen.getByRole('textbox', { name: 'Nome' });
const typeName = async (text: string): Promise<void> => {
  await userEvent.clear(name());
  await userEvent.type(name(), text);
};
/** What a page does when it is hidden, reloaded or killed by the phone. */
const hide = (): void => act(() => void dispatchEvent(new Event('pagehide')));
const wouldAsk = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed is there again on the next visit, and says so', async () => {
  const { unmount } = render(page());
  await typeName('Loja da Ana');
  hide();
  unmount();
  render(page());
  expect(name()).toHaveValue('Loja da Ana');
  expect(screen.getByRole('status')).toHaveTextContent('Rascunho recuperado');
});

test('typing rests a moment and is kept, without anything being hidden', async () => {
  render(page());
  await typeName('Loja da Ana');
  await waitFor(() => expect(kept.get('company:7')?.values).toMatchObject({ name: 'Loja da Ana' }));
});

test('what is sent is kept at once, however soon it is sent and though it is refused: a reload waits for nothing', async () => {
  render(page());
  fireEvent.change(screen.getByRole('textbox', { name: 'Cidade' }), { target: { value: 'Olinda' } });
  fireEvent.change(name(), { target: { value: '' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' })));
  expect(kept.get('company:7')?.values).toMatchObject({ name: '', city: 'Olinda' });
});

test('what is typed while the form is being sent is kept', async () => {
  let end = (_saved: null): void => {};
  const answer = new Promise<null>((resolve) => (end = resolve));
  render(page(onServer, answer));
  await typeName('Loja da Ana');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' })));
  expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  fireEvent.change(screen.getByRole('textbox', { name: 'Cidade' }), { target: { value: 'Olinda' } });
  await waitFor(() => expect(kept.get('company:7')?.values).toMatchObject({ name: 'Loja da Ana', city: 'Olinda' }));
  await act(async () => end(null));
});

test('what was typed and could not be written is not called kept until it is', async () => {
  render(page());
  await typeName('Loja da Ana');
  hide();
  expect(unsaved.areAllKept()).toBe(true);
  act(() => setFull(true));
  expect(unsaved.areAllKept()).toBe(false);
  act(() => setFull(false));
  expect(unsaved.areAllKept()).toBe(true);
});

test('discarding shows what the server has and keeps nothing', async () => {
  kept.set('company:7', { values: { name: 'Loja da Ana' }, base: JSON.stringify(onServer) });
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(name()).toHaveValue('Loja');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(kept.size).toBe(0);
});

test('a password is never kept', async () => {
  render(page());
  await typeName('Loja da Ana');
  await userEvent.type(screen.getByLabelText('Senha'), 's3nha-boa');
  hide();
  expect(JSON.stringify([...kept.values()])).not.toContain('s3nha');
});

test('a saved form keeps no draft and holds nobody back', async () => {
  render(page());
  await typeName('Loja da Ana');
  hide();
  expect(kept.size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(name()).toHaveValue('Loja da Ana');
  expect(unsaved.isAny()).toBe(false);
});

test('a failed save keeps what was typed', async () => {
  render(page(onServer, { message: 'O servidor falhou' }));
  await typeName('Loja da Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  hide();
  expect(kept.get('company:7')?.values).toMatchObject({ name: 'Loja da Ana' });
  expect(name()).toHaveValue('Loja da Ana');
});

test('typing it back to what the server has leaves no draft', async () => {
  render(page());
  await typeName('Loja da Ana');
  hide();
  await typeName('Loja');
  hide();
  expect(kept.size).toBe(0);
});

test('a record that changed on the server while it is being edited says so, and nothing typed is lost', async () => {
  const { rerender } = render(page());
  await typeName('Loja da Ana');
  rerender(page({ ...onServer, city: 'Olinda' }));
  expect(screen.getByRole('status')).toHaveTextContent('O registro mudou no servidor');
  expect(name()).toHaveValue('Loja da Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar e ver o atual' }));
  expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Olinda');
});

test('a record that changed between two visits is said with the draft', () => {
  kept.set('company:7', { values: { name: 'Loja da Ana' }, base: JSON.stringify({ ...onServer, city: 'Natal' }) });
  render(page());
  expect(screen.getByRole('status')).toHaveTextContent('Rascunho recuperado O registro mudou no servidor');
});

test('an untouched form follows the server without a word', () => {
  const { rerender } = render(page());
  rerender(page({ ...onServer, name: 'Outra loja' }));
  expect(name()).toHaveValue('Outra loja');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('closing the page is asked about while something is unsaved, and only then', async () => {
  const { unmount } = render(page());
  expect(wouldAsk()).toBe(false);
  await typeName('Loja da Ana');
  expect(wouldAsk()).toBe(true);
  unmount();
  expect(wouldAsk()).toBe(false);
});

test('where the session is over nobody asks', async () => {
  render(page());
  await typeName('Loja da Ana');
  act(() => unsaved.letGo());
  expect(wouldAsk()).toBe(false);
});

/** The same form in two tabs, which share what is kept; more may be opened. */
const twoTabs = () => {
  const open = () => render(page());
  const [one, other] = [open(), open()];
  const inTab = ({ container }: typeof one) => within(container);
  const type = (tab: typeof one, text: string): void =>
    void fireEvent.change(inTab(tab).getByRole('textbox', { name: 'Nome' }), { target: { value: text } });
  const save = (tab: typeof one): Promise<boolean> => act(async () => fireEvent.click(inTab(tab).getByRole('button', { name: 'Salvar' })));
  const isKept = (text: string): Promise<void> => waitFor(() => expect(kept.get('company:7')?.values).toMatchObject({ name: text }));
  return { open, one, other, type, save, isKept };
};

test('what another tab keeps stays when this one is saved', async () => {
  const { one, other, type, save, isKept } = twoTabs();
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  type(other, 'Loja do Beto');
  await isKept('Loja do Beto');
  await save(one);
  expect(kept.get('company:7')?.values).toMatchObject({ name: 'Loja do Beto' });
});

test('what another tab keeps stays when this one is typed back', async () => {
  const { one, other, type, isKept } = twoTabs();
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  type(other, 'Loja do Beto');
  await isKept('Loja do Beto');
  type(one, 'Loja');
  hide();
  expect(kept.get('company:7')?.values).toMatchObject({ name: 'Loja do Beto' });
});

test.each(['leaves', 'hides'])('what another tab wrote over and let go is kept again by whoever %s', async (way) => {
  const { one, other, type, save, isKept } = twoTabs();
  type(other, 'Loja do Beto');
  await isKept('Loja do Beto');
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  await save(one);
  await waitFor(() => expect(kept.size).toBe(0));
  if (way === 'hides') hide();
  else other.unmount();
  await isKept('Loja do Beto');
});

test('what was brought back and another tab wrote over and let go is kept again too', async () => {
  const { open, one, other, type, save, isKept } = twoTabs();
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  one.unmount();
  const again = open();
  type(other, 'Loja do Beto');
  await isKept('Loja do Beto');
  await save(other);
  await waitFor(() => expect(kept.size).toBe(0));
  again.unmount();
  await isKept('Loja da Ana');
});

test('what was saved elsewhere stays gone, whatever is written and saved in its place later', async () => {
  const { open, one, type, save, isKept } = twoTabs();
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  const later = open();
  await save(one);
  type(one, 'Loja da Ana Maria');
  await isKept('Loja da Ana Maria');
  await save(one);
  await waitFor(() => expect(kept.size).toBe(0));
  later.unmount();
  expect(kept.size).toBe(0);
});

test.each(['leaves', 'hides'])('what was saved in one tab comes back in none that shows it: it %s', async (way) => {
  const { open, one, type, save, isKept } = twoTabs();
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  const later = open();
  await save(one);
  if (way === 'hides') hide();
  else later.unmount();
  expect(kept.size).toBe(0);
});

test('nor does what another tab went on with and saved come back in the one where it was begun', async () => {
  const { open, one, type, save, isKept } = twoTabs();
  type(one, 'Loja da Ana');
  await isKept('Loja da Ana');
  const later = open();
  type(later, 'Loja da Ana Maria');
  await isKept('Loja da Ana Maria');
  await save(later);
  one.unmount();
  expect(kept.size).toBe(0);
});
