import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

// In a real browser: what is wrong takes a line, and what stands below it moves.
afterEach(cleanup);

const Person = z.object({ name: z.string().min(3), mail: z.email() });

const Page = ({ onCancel }: { readonly onCancel: () => void }) => {
  const form = useZodForm(Person, { defaults: { name: '', mail: '' } });
  return (
    <Form takesFocus form={form} onSubmit={() => null}>
      <TextField name="name" label="Nome" />
      <TextField name="mail" label="E-mail" />
      <SubmitButton>Salvar</SubmitButton>
      <button type="button" style={{ height: 14 }} onClick={onCancel}>
        Cancelar
      </button>
    </Form>
  );
};

const show = () => {
  let cancelled = 0;
  render(
    <LocaleProvider locale="br">
      <Page onCancel={() => (cancelled += 1)} />
    </LocaleProvider>,
  );
  return () => cancelled;
};

/** As a person does it: the button is down for a while. */
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }), { delay: 250 });

test('a form that was opened to be typed in has the focus in its first field', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome' }));
});

test('a button that is pressed while a field is wrong does what it says', async () => {
  const cancelled = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@');
  await press('Cancelar');
  expect(cancelled()).toBe(1);
  await press('Salvar');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Corrija 2 campos:' })).toBeTruthy());
});
