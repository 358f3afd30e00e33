import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { Form } from './form.tsx';
import { SelectField } from './select-field.tsx';
import { useZodForm } from './use-zod-form.ts';

// In a real browser: the list stands in its top layer, which jsdom has not.
afterEach(cleanup);

const Value = z.object({ value: z.string() });
const cities = Array.from({ length: 25 }, (_, i) => ({ value: String(i + 1), label: i === 20 ? 'São Luís' : `Cidade ${i + 1}` }));

const Page = ({ initial, onSave }: { readonly initial: string; readonly onSave: (value: string) => void }) => {
  const form = useZodForm(Value, { defaults: { value: initial } });
  return (
    <Form form={form} onSubmit={({ value }) => onSave(value)}>
      <SelectField name="value" label="Cidade" options={cities} />
      <button type="submit">Salvar</button>
    </Form>
  );
};

const show = (initial = '') => {
  const saved: string[] = [];
  render(
    <LocaleProvider locale="br">
      <Page initial={initial} onSave={(value) => void saved.push(value)} />
    </LocaleProvider>,
  );
  return saved;
};
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' });
const rows = () => within(screen.getByRole('listbox', { name: 'Cidade' })).getAllByRole('option');
const more = () => screen.getByRole('option', { name: /^Carregar mais/u });

test('a select shows ten options, and ten more each time they are asked for', async () => {
  show();
  await userEvent.click(box());
  expect(rows()).toHaveLength(11);
  expect(more().textContent).toBe('Carregar mais (faltam 15)');
  await userEvent.click(more());
  expect(rows()).toHaveLength(21);
  await userEvent.click(more());
  expect(rows()).toHaveLength(25);
});

test('an option is found by part of its name, accents aside; Enter takes it and sends nothing', async () => {
  const saved = show();
  await userEvent.type(box(), 'sao l');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['São Luís']);
  await userEvent.keyboard('{Enter}');
  expect(box().value).toBe('São Luís');
  expect(saved).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(saved).toEqual(['21']));
});

test('the arrows walk the options, go round, and the focus stays in the box', async () => {
  show();
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('aria-activedescendant')).toBe(rows()[1]?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(rows()).toHaveLength(21);
  expect(box().getAttribute('aria-activedescendant')).toBe(rows()[10]?.id);
});

test('nothing found says so, and leaving the box brings back what was chosen', async () => {
  show('3');
  box().select();
  await userEvent.type(box(), 'x{Shift>}{Home}{/Shift}y');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Sem opções']);
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('Cidade 3');
});

test('an emptied box has nothing chosen', async () => {
  const saved = show('3');
  await userEvent.clear(box());
  await userEvent.keyboard('{Escape}{Enter}');
  await waitFor(() => expect(saved).toEqual(['']));
});

test('Escape closes the list, keeps the choice and is not heard by a dialog around it', async () => {
  show('3');
  let heard = 0;
  const hear = (): void => {
    heard += 1;
  };
  document.body.addEventListener('keydown', hear);
  await userEvent.click(box());
  await userEvent.keyboard('{Escape}');
  document.body.removeEventListener('keydown', hear);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([box().value, heard]).toEqual(['Cidade 3', 0]);
});

test('the list is as wide as its box and inside the window', async () => {
  show();
  await userEvent.click(box());
  const list = screen.getByRole('listbox').parentElement?.getBoundingClientRect();
  expect(list?.width).toBe(box().closest('.rt-TextFieldRoot')?.getBoundingClientRect().width);
  expect(list && list.top >= 0 && list.bottom <= innerHeight).toBe(true);
});
