import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { show } from './field-fixture.tsx';

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

test('a number beyond what is taken stays as it stands for who only passes through its box', async () => {
  const { saved } = show(<NumberField name="value" label="Número" unit="cm" decimals={2} limits={cubicLimits} />, '110');
  await userEvent.click(numberBox());
  await userEvent.tab();
  expect(numberBox()).toHaveAccessibleDescription('');
  expect(await saved()).toBe('110');
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
  await userEvent.tab();
  await userEvent.click(numberBox());
  expect(screen.queryByText(said)).toBeNull();
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

test.each([
  ['a number', <NumberField key="value" name="value" label="Número" decimals={2} />, '1,5,2'],
  ['an amount', <MoneyField key="value" name="value" label="Número" />, '15,2,5'],
])(
  'of %s the second comma that was not taken stays said while one types on and leaves, until one comes back or corrects',
  async (_what, field, typed) => {
    show(field);
    const said = () => screen.queryByText('Não entra aqui: “,”.');
    await userEvent.type(numberBox(), typed);
    await waitFor(() => expect(said()).toBeVisible());
    await userEvent.tab();
    expect(said()).toBeVisible();
    await userEvent.click(numberBox());
    expect(said()).toBeNull();
    await userEvent.keyboard('{End},');
    await waitFor(() => expect(said()).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(said()).toBeNull());
  },
);

test('a number takes no more digits than its length', async () => {
  show(<NumberField name="value" label="Número" length={3} />);
  await userEvent.type(numberBox(), '1234');
  expect(numberBox()).toHaveValue('123');
});
