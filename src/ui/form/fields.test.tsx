import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './date-field.tsx';
import { Form } from './form.tsx';
import { MaskedField } from './masked-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { PinField } from './pin-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { ToggleField } from './toggle-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const Value = z.object({ value: z.union([z.string(), z.boolean()]) });
type Value = z.infer<typeof Value>;

const Page = ({
  initial,
  onSave,
  children,
}: {
  readonly initial: string | boolean;
  readonly onSave: (value: Value) => void;
  readonly children: ReactNode;
}) => {
  const form = useZodForm(Value, { defaults: { value: initial } });
  return (
    <Form form={form} onSubmit={onSave}>
      {children}
      <button type="submit">Salvar</button>
    </Form>
  );
};

/** Shows one field; `saved` submits and tells what the form held. */
const show = (field: ReactNode, initial: string | boolean = '') => {
  const onSave = vi.fn<(value: Value) => void>();
  render(
    <LocaleProvider locale="br">
      <Page initial={initial} onSave={onSave}>
        {field}
      </Page>
    </LocaleProvider>,
  );
  return {
    saved: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
      await waitFor(() => expect(onSave).toHaveBeenCalled());
      return onSave.mock.lastCall?.[0].value;
    },
    onSave,
  };
};

const cities = [{ value: '1', label: 'Recife' }];
const numberBox = () => screen.getByRole('textbox', { name: 'Número' });

test.each([
  [cubicLimits, '71', '70', 'Ajustado para 70.'],
  [cubicLimits, '0,5', '0,5', ''],
  [cubicLimits, '0', '', 'Apagado: deve ser maior que 0.'],
  [weightLimits, '30001', '30.000', 'Ajustado para 30.000.'],
  [weightLimits, '0', '', 'Apagado: deve ser maior que 0.'],
  [{ min: 5 }, '3', '5', 'Ajustado para 5.'],
  [{ max: 9 }, '12', '9', 'Ajustado para 9.'],
])('within %j, %s is %j when the box is left, and said: %s', async (limits, typed, left, said) => {
  show(<NumberField name="value" label="Número" unit="cm" decimals={1} limits={limits} />);
  await userEvent.type(numberBox(), typed);
  await userEvent.tab();
  expect(numberBox()).toHaveValue(left);
  expect(numberBox()).toHaveAccessibleDescription(said);
});

test.each([
  ['30,5', '31', 'Ajustado para 31.'],
  ['1,4', '1', 'Ajustado para 1.'],
  ['1.5', '2', 'Ajustado para 2.'],
  ['1.234.5', '1.235', 'Ajustado para 1.235.'],
  ['7.', '7', ''],
  ['1.500', '1.500', ''],
  ['1.5 kg', '1.500', '1.5 kg = 1.500 g.'],
  ['12', '12', ''],
])('a whole number typed as %s is %s when the box is left, and said: %s', async (typed, left, said) => {
  show(<NumberField name="value" label="Número" unit="g" limits={weightLimits} />);
  await userEvent.type(numberBox(), typed);
  await userEvent.tab();
  expect(numberBox()).toHaveValue(left);
  expect(numberBox()).toHaveAccessibleDescription(said);
});

test.each([
  ['0.500 kg', '500', '0,500 kg = 500 g.'],
  ['0.500', '1', 'Ajustado para 1.'],
  ['.5', '1', 'Ajustado para 1.'],
  ['1.5', '2', 'Ajustado para 2.'],
  ['1234.5', '1.235', 'Ajustado para 1.235.'],
  ['1.234.5', '1.235', 'Ajustado para 1.235.'],
])('a number with a point is the same typed and pasted in a whole number: %s is %s', async (text, left, said) => {
  show(<NumberField name="value" label="Número" unit="g" limits={weightLimits} />);
  await userEvent.type(numberBox(), text);
  await userEvent.tab();
  expect(numberBox()).toHaveValue(left);
  expect(numberBox()).toHaveAccessibleDescription(said);
  await userEvent.clear(numberBox());
  await userEvent.paste(text);
  await userEvent.tab();
  expect(numberBox()).toHaveValue(left);
  expect(numberBox()).toHaveAccessibleDescription(said);
});

test.each([
  ['1.5,', 'Não entra aqui: “,”.'],
  ['1,5.', 'Não entra aqui: “.”.'],
  ['1e', 'Não entra aqui: “e”.'],
  ['-', 'Não entra aqui: “-”.'],
])('what a number does not take is said: %s', async (typed, said) => {
  show(<NumberField name="value" label="Número" />);
  await userEvent.type(numberBox(), typed);
  expect(await screen.findByText(said)).toBeVisible();
  await userEvent.type(numberBox(), '3');
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

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

test.each([
  ['1.500', '1.500', ''],
  ['0,4', '1', 'Ajustado para 1.'],
])('grams typed as %s are %s: %s', async (typed, left, said) => {
  show(<NumberField name="value" label="Número" unit="g" limits={weightLimits} />);
  await userEvent.type(numberBox(), typed);
  await userEvent.tab();
  expect(numberBox()).toHaveValue(left);
  expect(numberBox()).toHaveAccessibleDescription(said);
});

describe('a unit', () => {
  const measures = [
    ['g', '1,5 kg', '1.500', '1,5 kg = 1.500 g.'],
    ['g', '0,333kg', '333', '0,333 kg = 333 g.'],
    ['g', '300 g', '300', ''],
    ['g', '40 kg', '30.000', '40 kg = 40.000 g. Ajustado para 30.000.'],
    ['cm', '15mm', '1,5', '15 mm = 1,5 cm.'],
    ['cm', '0,3 m', '30', '0,3 m = 30 cm.'],
  ] as const;
  const field = (unit: 'g' | 'cm') => (
    <NumberField
      name="value"
      label="Número"
      unit={unit}
      {...(unit === 'g' ? { limits: weightLimits } : { limits: cubicLimits, decimals: 1 })}
    />
  );

  test.each(measures)(
    'typed key by key in %s is obeyed when the box is left: %s is %s, and it is said: %s',
    async (unit, typed, left, said) => {
      show(field(unit));
      await userEvent.type(numberBox(), typed);
      await userEvent.tab();
      expect(numberBox()).toHaveValue(left);
      expect(numberBox()).toHaveAccessibleDescription(said);
    },
  );

  test.each(measures)('pasted in %s is obeyed as typed: %s is %s, and it is said: %s', async (unit, typed, left, said) => {
    show(field(unit));
    await userEvent.click(numberBox());
    await userEvent.paste(typed);
    await userEvent.tab();
    expect(numberBox()).toHaveValue(left);
    expect(numberBox()).toHaveAccessibleDescription(said);
  });

  test('is obeyed by Enter, which sends the form from inside the box', async () => {
    const { onSave } = show(field('g'));
    await userEvent.type(numberBox(), '1,5 kg{Enter}');
    await waitFor(() => expect(onSave.mock.lastCall?.[0]).toEqual({ value: '1.500' }));
  });

  test('keeps the amount: a point put into it while the unit stands is the comma', async () => {
    show(field('g'));
    const box = numberBox();
    await userEvent.type(box, '12 kg');
    await userEvent.type(box, '.', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box).toHaveValue('1,2 kg');
    await userEvent.tab();
    expect(box).toHaveValue('1.200');
  });

  test('of another kind is refused aloud', async () => {
    show(field('g'));
    await userEvent.type(numberBox(), '2 l');
    expect(await screen.findByText('Não entra aqui: “l”.')).toBeVisible();
    expect(numberBox()).toHaveValue('2');
  });
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

test('a number takes no more digits than its length', async () => {
  show(<NumberField name="value" label="Número" length={3} />);
  await userEvent.type(numberBox(), '1234');
  expect(numberBox()).toHaveValue('123');
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
  expect(screen.getByText('4 de 3')).toHaveAttribute('data-over', 'true');
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
