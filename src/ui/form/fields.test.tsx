import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './date-field.tsx';
import { MaskedField } from './masked-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PinField } from './pin-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { ToggleField } from './toggle-field.tsx';
import { show } from './field-fixture.tsx';

const cities = [{ value: '1', label: 'Recife' }];

test('a pasted amount that can not be read says so and changes nothing', async () => {
  show(<MoneyField name="value" label="Preço" />);
  const price = screen.getByRole('textbox', { name: 'Preço' });
  await userEvent.type(price, '500');
  await userEvent.paste('250,00 ou mais');
  expect(await screen.findByText('Não entra aqui: “250,00 ou mais”.')).toBeVisible();
  expect(price).toHaveValue('R$ 5,00');
});

test('an amount with a comma is read as it is written once the box is left', async () => {
  const { saved } = show(<MoneyField name="value" label="Preço" />);
  const price = screen.getByRole('textbox', { name: 'Preço' });
  await userEvent.type(price, '10,5');
  await userEvent.tab();
  expect(price).toHaveValue('R$ 10,50');
  expect(await saved()).toBe('R$ 10,50');
});

test('behind an amount that was left a comma is none: it would be a hundred times as much', async () => {
  show(<MoneyField name="value" label="Preço" />);
  const price = screen.getByRole('textbox', { name: 'Preço' });
  await userEvent.type(price, '10000');
  await userEvent.tab();
  await userEvent.type(price, ',');
  expect(price).toHaveValue('R$ 100,00');
});

describe('what is cut', () => {
  test.each([
    ['postalCode', '01310-1009', '01310-100', 'Retirado: “9”'],
    ['cpf', '529.982.247-25 77', '529.982.247-25', 'Retirado: “77”'],
    ['cnpj', 'CNPJ: 12.ABC.345/01DE-35 (matriz)', '12.ABC.345/01DE-35', 'Retirado: “CNPJ … (matriz)”'],
    ['cellphone', '+55 (11) 98765-4321', '(11) 98765-4321', 'Retirado: “+55”'],
    ['date', '2026-11-21T10:00', '21/11/2026', 'Retirado: “T1000”'],
  ] as const)('from a paste into %s, %j, is said: %s, %s', async (mask, text, shown, said) => {
    show(<MaskedField name="value" label="Campo" mask={mask} />);
    const box = screen.getByRole('textbox', { name: 'Campo' });
    await userEvent.click(box);
    await userEvent.paste(text);
    expect(box).toHaveValue(shown);
    expect(await screen.findByText(said)).toBeVisible();
  });

  test.each([
    ['cpf', '529.982.247-25'],
    ['date', '2026-11-21'],
    ['date', '1/2/2026'],
    ['money', 'R$ 1.234,5'],
    ['percent', '12,5 %'],
  ] as const)('a paste into %s of which all is taken, %j, is not spoken of', async (mask, text) => {
    show(<MaskedField name="value" label="Campo" mask={mask} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Campo' }));
    await userEvent.paste(text);
    await userEvent.tab();
    expect(screen.queryByText(/Retirado|Não entra/u)).toBeNull();
  });

  test('a digit that pushes the last one out says which', async () => {
    show(<MaskedField name="value" label="Campo" mask="postalCode" />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
    await userEvent.type(box, '01310107');
    await userEvent.type(box, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(box).toHaveValue('90131-010');
    expect(await screen.findByText('Retirado: “7”')).toBeVisible();
  });

  test('of a pasted code is said', async () => {
    show(<PinField name="value" label="Código" />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Código' }));
    await userEvent.paste('12 34-56 78');
    expect(await screen.findByText('Retirado: “78”')).toBeVisible();
  });
});

test('money is typed cents first and saved as it is shown', async () => {
  const { saved } = show(<MoneyField name="value" label="Preço" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '123456');
  expect(await saved()).toBe('R$ 1.234,56');
});

test('a day of the browser’s calendar is written as dd/MM/yyyy', async () => {
  const { saved } = show(<DateField name="value" label="Nascimento" />);
  const showPicker = vi.fn<() => void>();
  HTMLInputElement.prototype.showPicker = showPicker;
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  expect(showPicker).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nascimento' }), '29022024');
  expect(await saved()).toBe('29/02/2024');
});

test('the counter counts what a person sees, and says when it is too much', async () => {
  show(<TextAreaField name="value" label="Texto" most={3} />);
  const area = screen.getByRole('textbox', { name: 'Texto' });
  await userEvent.type(area, '👍👍');
  expect(screen.getByText('2 de 3')).not.toHaveAttribute('data-over');
  await userEvent.type(area, '👍👍');
  expect(screen.getByText('4 de 3 · 1 a mais')).toHaveAttribute('data-over', 'true');
});

test('a code takes its digits only, however they come', async () => {
  const { saved } = show(<PinField name="value" label="Código" />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Código' }));
  await userEvent.paste('12 34-56 78');
  expect(await saved()).toBe('123456');
});

test('one of a few is chosen by pointer or arrows', async () => {
  const options = [
    { value: 'a', label: 'Preço' },
    { value: 'b', label: 'Estoque' },
  ];
  const { saved } = show(<RadioField name="value" label="Motivo" options={options} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Preço' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radiogroup', { name: 'Motivo' })).toBeInTheDocument();
  expect(await saved()).toBe('b');
});

test('a toggle is a switch that the keyboard turns', async () => {
  const { saved } = show(<ToggleField name="value" label="Avisos" />, false);
  const toggle = screen.getByRole('switch', { name: 'Avisos' });
  expect(toggle).not.toBeChecked();
  toggle.focus();
  await userEvent.keyboard(' ');
  expect(toggle).toBeChecked();
  expect(await saved()).toBe(true);
});

test.each([
  ['checkbox', <CheckboxField key="c" name="value" label="Campo" disabledBecause="Só superusuário" />, false],
  ['textbox', <TextField key="t" name="value" label="Campo" disabledBecause="Só superusuário" />, ''],
  ['combobox', <SelectField key="s" name="value" label="Campo" options={cities} disabledBecause="Só superusuário" />, ''],
  ['switch', <ToggleField key="g" name="value" label="Campo" disabledBecause="Só superusuário" />, false],
] as const)('a closed %s can not be used and says why', (role, field, initial) => {
  show(field, initial);
  expect(screen.getByRole(role, { name: 'Campo' })).toBeDisabled();
  expect(screen.getByRole(role, { name: 'Campo' })).toHaveAccessibleDescription('Só superusuário');
});

test('what can only be read can still be copied', () => {
  show(<TextField name="value" label="Campo" readOnlyBecause="Vem do marketplace" />, 'MLB1');
  const field = screen.getByRole('textbox', { name: 'Campo' });
  expect(field).toBeEnabled();
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Vem do marketplace');
});
