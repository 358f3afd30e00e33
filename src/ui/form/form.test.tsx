import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import type { Locale } from '#locale/locales.ts';
import { Toaster } from '#ui/toast.tsx';
import { Section } from '../section.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import type { Refusal } from './refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const Person = z.object({
  name: z.string().min(3),
  mail: z.email(),
  password: z.string(),
  isAgreed: z.boolean(),
});

type Save = (person: z.infer<typeof Person>) => Promise<Refusal | null>;
const saved: Save = () => Promise.resolve(null);

const Boxed = () => {
  const form = useZodForm(Person, { defaults: { name: '', mail: '', password: '', isAgreed: false } });
  return (
    <Form form={form} onSubmit={() => null}>
      <TextField name="mail" label="E-mail" />
      <button type="button" onClick={() => form.focus('mail')}>
        escrever
      </button>
    </Form>
  );
};

const PersonForm = ({ onSave, hint }: { readonly onSave: Save; readonly hint?: string }) => {
  const form = useZodForm(Person, { defaults: { name: '', mail: '', password: '', isAgreed: false } });
  return (
    <Form form={form} onSubmit={onSave} label="Pessoa">
      <ErrorSummary />
      <TextField name="name" label="Nome" isRequired hint={hint} />
      <TextField name="mail" label="E-mail" type="email" />
      <PasswordField name="password" label="Senha" />
      <CheckboxField name="isAgreed" label="De acordo" />
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
};

const app = (onSave: Save, locale: Locale = 'br', hint?: string) => (
  <LocaleProvider locale={locale}>
    <PersonForm onSave={onSave} {...(hint === undefined ? {} : { hint })} />
    <Toaster appearance="light" />
  </LocaleProvider>
);

// The notifications are one list for the whole page, and this page is one for all tests.
afterEach(() => void sonner.dismiss());

const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

test('what was filled in is handed over as the schema made it', async () => {
  const onSave = vi.fn<Save>(saved);
  render(app(onSave));
  await userEvent.type(box('Nome'), 'Ana Lima');
  await userEvent.type(box('E-mail'), 'ana@loja.com.br');
  await userEvent.type(screen.getByLabelText('Senha'), 's3nha-boa');
  await userEvent.click(screen.getByRole('checkbox', { name: 'De acordo' }));
  await save();
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      name: 'Ana Lima',
      mail: 'ana@loja.com.br',
      password: 's3nha-boa',
      isAgreed: true,
    }),
  );
});

test('a submit the rules refuse focuses the first wrong field and says every rule in one notification, joined by a semicolon', async () => {
  const onSave = vi.fn<Save>(saved);
  render(app(onSave));
  await userEvent.type(box('E-mail'), 'ana@');
  await save();
  expect(await screen.findByText('Campo deve ser preenchido.; Email inválido.')).toBeInTheDocument();
  expect(box('Nome')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('a wrong field is marked, described by its hint and its error, and cleared when it becomes right', async () => {
  render(app(saved, 'br', 'Como no documento'));
  await userEvent.type(box('Nome'), 'An');
  await userEvent.tab();
  expect(await screen.findByText('Campo com poucos caracteres.')).toBeInTheDocument();
  expect(box('Nome')).toBeInvalid();
  expect(box('Nome')).toHaveAccessibleDescription('Como no documento Campo com poucos caracteres.');
  await userEvent.type(box('Nome'), 'a');
  await waitFor(() => expect(box('Nome')).toBeValid());
  expect(box('Nome')).toHaveAccessibleDescription('Como no documento');
});

test('an error is announced only when a submit raised it', async () => {
  render(app(saved));
  await userEvent.click(box('Nome'));
  await userEvent.tab();
  expect(await screen.findByText('Campo deve ser preenchido.')).not.toHaveAttribute('role');
  await userEvent.type(box('E-mail'), 'ana@');
  await save();
  expect(await screen.findByText('Email inválido.')).toHaveAttribute('role', 'alert');
});

test('what the server refuses stands on its field; the rest is said in the notification', async () => {
  const refusal: Refusal = {
    message: 'Dados inválidos',
    cause: [
      { message: 'E-mail já usado', path: 'body.mail' },
      { message: 'Empresa bloqueada', path: 'body.company' },
      { message: 'Tente amanhã' },
    ],
  };
  render(app(() => Promise.resolve(refusal)));
  await userEvent.type(box('Nome'), 'Ana Lima');
  await userEvent.type(box('E-mail'), 'ana@loja.com.br');
  await save();
  expect(await screen.findByText('E-mail já usado; Empresa bloqueada; Tente amanhã')).toBeInTheDocument();
  expect(box('E-mail')).toHaveAccessibleDescription('E-mail já usado');
  expect(box('E-mail')).toHaveFocus();
});

test('a refusal without causes is said by its message, and what was typed stays', async () => {
  render(app(() => Promise.resolve({ message: 'O servidor falhou' })));
  await userEvent.type(box('Nome'), 'Ana Lima');
  await userEvent.type(box('E-mail'), 'ana@loja.com.br');
  await save();
  expect(await screen.findByText('O servidor falhou')).toBeInTheDocument();
  expect(box('Nome')).toHaveValue('Ana Lima');
});

test('a second submit while the first is under way sends nothing', async () => {
  let answer: (refusal: null) => void = () => {};
  const onSave = vi.fn<Save>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(app(onSave));
  await userEvent.type(box('Nome'), 'Ana Lima');
  await userEvent.type(box('E-mail'), 'ana@loja.com.br{Enter}');
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true'));
  await userEvent.type(box('E-mail'), '{Enter}');
  answer(null);
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
  expect(onSave).toHaveBeenCalledOnce();
});

test('in another language the errors already shown are said again', async () => {
  const { rerender } = render(app(saved));
  await userEvent.click(box('Nome'));
  await userEvent.tab();
  await screen.findByText('Campo deve ser preenchido.');
  rerender(app(saved, 'en'));
  expect(await screen.findByText('This field must be filled in.')).toBeInTheDocument();
});

test('the password can be shown and hidden', async () => {
  render(app(saved));
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
});

test('a box that a key goes to has the focus in the task of that key: the next letter is its', () => {
  render(
    <LocaleProvider locale="br">
      <Boxed />
    </LocaleProvider>,
  );
  screen.getByRole('button', { name: 'escrever' }).click();
  expect(box('E-mail')).toHaveFocus();
});

const Parts = z.object({ title: z.string().min(1), parts: z.array(z.object({ code: z.string().min(2) })) });

const PartsForm = () => {
  const form = useZodForm(Parts, { defaults: { title: '', parts: [{ code: 'AB' }, { code: '' }] } });
  return (
    <Form form={form} onSubmit={() => null}>
      <ErrorSummary />
      {['0', '1'].map((at) => (
        <Section key={at} title={`Peça ${at}`}>
          <TextField name={`parts.${at}.code`} label="Código" />
        </Section>
      ))}
      <TextField name="title" label="Título" />
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
};

test('several wrong fields are listed above them, in their order on the page and with their place; each leads to its own', async () => {
  render(
    <LocaleProvider locale="br">
      <PartsForm />
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  await save();
  const summary = await screen.findByRole('region', { name: 'Corrija 2 campos:' });
  const links = () => within(summary).getAllByRole('button');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Peça 1 · Código: Campo deve ser preenchido.',
    'Título: Campo deve ser preenchido.',
  ]);
  await userEvent.click(links()[1] as HTMLElement);
  expect(box('Título')).toHaveFocus();
  await userEvent.type(box('Título'), 'Suporte');
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(screen.getByText('Falta corrigir 1 campo:')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Peça 1' })).getByText('Campo deve ser preenchido.')).toHaveAttribute('role', 'alert');
});

test('one wrong field is said where it is, and nowhere else on the page', async () => {
  render(app(saved));
  await userEvent.type(box('Nome'), 'Ana Lima');
  await save();
  expect(box('E-mail')).toHaveFocus();
  expect(screen.queryByRole('region', { name: /corrigir|Corrija/u })).toBeNull();
});
