import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { field } from '#lib/validate/fields.ts';
import { readNumber } from '#lib/validate/readers.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import { RadioField } from './radio-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

// In a real browser: what is wrong takes a line, and what stands below it moves.
afterEach(cleanup);

const Person = z.object({ name: z.string().min(3), mail: z.email(), kind: z.string() });

const Page = ({ onCancel }: { readonly onCancel: () => void }) => {
  const form = useZodForm(Person, { defaults: { name: '', mail: '', kind: 'a' } });
  return (
    <Form takesFocus form={form} onSubmit={() => null}>
      <ErrorSummary />
      <TextField name="name" label="Nome" />
      <TextField name="mail" label="E-mail" />
      <RadioField
        name="kind"
        label="Tipo"
        options={[
          { value: 'a', label: 'Pessoa' },
          { value: 'b', label: 'Empresa' },
        ]}
      />
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

const Box = z.object({ height: field(readNumber({ min: 0 })) });

const Measure = ({ onSave }: { readonly onSave: (height: number) => void }) => {
  const form = useZodForm(Box, { defaults: { height: '' } });
  return (
    <>
      <Form form={form} onSubmit={({ height }) => onSave(height)}>
        <NumberField name="height" label="Altura" unit="cm" limits={{ min: 1, max: 70 }} />
        <SubmitButton>Salvar</SubmitButton>
      </Form>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => form.element.current?.requestSubmit()}>
        Ctrl+S
      </button>
    </>
  );
};

test.each(['Salvar', 'Ctrl+S'])('a number that is saved without being left first is brought within its limits: %s', async (way) => {
  const saved: number[] = [];
  render(
    <LocaleProvider locale="br">
      <Measure onSave={(height) => void saved.push(height)} />
    </LocaleProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Altura' }), '200');
  await press(way);
  await waitFor(() => expect(saved).toEqual([70]));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Altura' }));
});

test('the word of a choice that is pressed while a field is wrong chooses it', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@');
  await userEvent.click(screen.getByText('Empresa'), { delay: 250 });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Empresa' }).checked).toBe(true));
});
