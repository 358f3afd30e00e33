import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { Form } from '../form.tsx';
import { MaskedField } from '../masked-field.tsx';
import { useZodForm, type ZodForm } from '../use-zod-form.ts';
import type { MaskName } from './masks.ts';

// The properties of the masks are tried without a browser; here a real one types, composes and fills in.
afterEach(cleanup);

const Sample = z.object({ value: z.string() });
type SampleForm = ZodForm<{ value: string }, { value: string }>;

const Page = ({ mask, onForm }: { readonly mask: MaskName; readonly onForm: (form: SampleForm) => void }) => {
  const form = useZodForm(Sample, { defaults: { value: '' } });
  useEffect(() => onForm(form));
  return (
    <Form form={form} onSubmit={() => null}>
      <MaskedField name="value" label="Valor" mask={mask} />
    </Form>
  );
};

const open = (mask: MaskName) => {
  let form: SampleForm | null = null;
  const { container } = render(
    <LocaleProvider locale="br">
      <Page
        mask={mask}
        onForm={(made) => {
          form = made;
        }}
      />
    </LocaleProvider>,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('no box');
  input.focus();
  return {
    input,
    caretTo: (place: number) => input.setSelectionRange(place, place),
    /** Box, form and caret at once. */
    now: () => [input.value, form?.methods.getValues('value'), input.selectionStart] as const,
  };
};

test.each([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['taxId', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['stateRegistration', 'isento', 'ISENTO'],
  ['date', '29022024', '29/02/2024'],
  ['postalCode', '01310100', '01310-100'],
  ['cellphone', '11987654321', '(11) 98765-4321'],
  ['phone', '2122223333', '(21) 2222-3333'],
  ['money', '123456', 'R$ 1.234,56'],
  ['signedMoney', '-123456', '-R$ 1.234,56'],
  ['decimal', '1234,5', '1.234,5'],
  ['integer', '1234', '1.234'],
] as const)('%s: %s typed is %s in the box and in the form, the caret behind it', async (mask, typed, shown) => {
  const { now } = open(mask);
  await userEvent.keyboard(typed);
  expect(now()).toEqual([shown, shown, shown.length]);
});

test('the percent sign stays behind the caret', async () => {
  const { now } = open('percent');
  await userEvent.keyboard('12,5');
  expect(now()).toEqual(['12,5%', '12,5%', 4]);
});

test('a digit taken out of the middle leaves the caret where it was', async () => {
  const { caretTo, now } = open('cpf');
  await userEvent.keyboard('52998224725');
  caretTo(6);
  await userEvent.keyboard('{Backspace}');
  expect(now()).toEqual(['529.922.472-5', '529.922.472-5', 5]);
  await userEvent.keyboard('8');
  expect(now()).toEqual(['529.982.247-25', '529.982.247-25', 6]);
});

test('an amount changed in its middle keeps the caret at the same distance from the cents', async () => {
  const { caretTo, now } = open('money');
  await userEvent.keyboard('123456');
  caretTo('R$ 1.23'.length);
  await userEvent.keyboard('{Backspace}');
  expect(now()).toEqual(['R$ 124,56', 'R$ 124,56', 'R$ 12'.length]);
  await userEvent.keyboard('3');
  expect(now()).toEqual(['R$ 1.234,56', 'R$ 1.234,56', 'R$ 1.23'.length]);
});

test('Delete before a separator takes the digit behind it', async () => {
  const { caretTo, now } = open('money');
  await userEvent.keyboard('123456');
  caretTo('R$ 1'.length);
  await userEvent.keyboard('{Delete}');
  expect(now()[0]).toBe('R$ 134,56');
});

test('typing over a selection replaces it', async () => {
  const { input, now } = open('postalCode');
  await userEvent.keyboard('01310100');
  input.setSelectionRange(0, 5);
  await userEvent.keyboard('2');
  expect(now()).toEqual(['2100', '2100', 1]);
});

test('what the browser fills in by itself gets its format', () => {
  const { input, now } = open('cellphone');
  // Chromium's autofill sets the value and says only `input`, without telling beforehand.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, '+55 11 98765-4321');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(now().slice(0, 2)).toEqual(['(11) 98765-4321', '(11) 98765-4321']);
});

test('a keyboard that composes digits ends in the format, and is left alone until then', async () => {
  const { input, now } = open('cpf');
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: '5299', selectionStart: 4, selectionEnd: 4 });
  expect(input.value).toBe('5299');
  await session.send('Input.insertText', { text: '529982' });
  expect(now()).toEqual(['529.982', '529.982', 7]);
});

test('letters composed into a box of digits leave no trace', async () => {
  const { now } = open('postalCode');
  await userEvent.keyboard('013');
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: 'ã', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.insertText', { text: 'ã' });
  expect(now().slice(0, 2)).toEqual(['013', '013']);
});

test('undo brings back what was typed before', async () => {
  const { now } = open('postalCode');
  await userEvent.keyboard('01310');
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(now()[0]).toBe('01310');
});
