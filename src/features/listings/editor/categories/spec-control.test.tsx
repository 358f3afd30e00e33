import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CategoryAttribute } from '#contract/category.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { nothing } from './attributes.ts';
import { SpecControl } from './spec-control.tsx';

const units = ['g', 'kg', 'mg'].map((id) => ({ id, name: id }));
const spec = CategoryAttribute.parse({ id: 'W', name: 'Peso', tags: [], value_type: 'number_unit', units, default_unit_id: 'g' });

const Shown = ({ stored, of = spec }: { readonly stored?: string; readonly of?: CategoryAttribute }) => {
  const [value, onValue] = useState(stored === undefined ? nothing : { value_name: stored, value_id: null });
  return (
    <LocaleProvider locale="br">
      <SpecControl spec={of} value={value} aria={{ id: 'w' } as never} isDisabled={false} isReadOnly={false} onValue={onValue} />
      <output aria-label="valor">{value.value_name}</output>
    </LocaleProvider>
  );
};

test.each([
  ['2,5', '2,5 g', ''],
  ['1.500', '1500 g', ''],
  ['1.5', '1,5 g', ''],
  ['2,5 kg', '2,5 kg', ''],
  ['2,5KG', '2,5 kg', ''],
  ['300 mg', '300 mg', ''],
  ['2 l', '', 'Não entra aqui: “2 l”.'],
  ['15"', '', 'Não entra aqui: “15"”.'],
  ['30 °C', '', 'Não entra aqui: “30 °C”.'],
  ['10-12 kg', '', 'Não entra aqui: “10-12 kg”.'],
  ['10-12', '', 'Não entra aqui: “10-12”.'],
  ['1,2,3', '', 'Não entra aqui: “1,2,3”.'],
  ['1/2 kg', '', 'Não entra aqui: “1/2 kg”.'],
])('an amount typed as %s is %s: a unit of the attribute is obeyed, any other is refused aloud', async (typed, kept, said) => {
  render(<Shown />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, typed);
  await userEvent.tab();
  expect(screen.getByLabelText('valor')).toHaveTextContent(kept);
  expect(box).toHaveValue(kept.split(' ')[0] ?? '');
  expect(screen.queryByText(/Não entra/u)?.textContent ?? '').toBe(said);
});

test('a number with a unit that is not one of these is no value, also where Enter saves; the unit of before comes back with the number', async () => {
  render(<Shown />);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, '2,5 kg');
  await userEvent.type(box, '{Backspace}{Backspace}lb{Enter}');
  expect(screen.getByLabelText('valor')).toHaveTextContent('');
  expect(screen.getByText('Não entra aqui: “2,5 lb”.')).toBeVisible();
  await userEvent.type(box, '2,5 kg');
  await userEvent.tab();
  await userEvent.type(box, ' lb');
  await userEvent.type(box, '{Backspace}{Backspace}');
  expect(screen.getByLabelText('valor')).toHaveTextContent('2,5 kg');
});

test('a number that was stored with a point is shown with a comma, one with thousands as it is', () => {
  const { rerender } = render(<Shown stored="5.5 g" />);
  expect(screen.getByRole('textbox')).toHaveValue('5,5');
  rerender(<Shown key="2" stored="1.500 g" />);
  expect(screen.getByRole('textbox')).toHaveValue('1.500');
});

test('a point before a comma stands at thousands, also in what is pasted', async () => {
  render(<Shown />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('1.234,5');
  expect(screen.getByLabelText('valor')).toHaveTextContent('1234,5 g');
});

const count = CategoryAttribute.parse({ id: 'N', name: 'Alto-falantes', tags: [], value_type: 'number' });

test.each(['110-220', '1,2,3', '10 20'])(
  'several numbers typed as %s where one is meant are refused aloud, and never another number',
  async (typed) => {
    render(<Shown of={count} />);
    const box = screen.getByRole('textbox');
    await userEvent.type(box, typed);
    expect(box).toHaveValue(typed);
    await userEvent.tab();
    expect(screen.getByLabelText('valor')).toHaveTextContent('');
    expect(screen.getByText(`Não entra aqui: “${typed}”.`)).toBeVisible();
  },
);

test('what stands between two pasted numbers is not taken out: they would become one', async () => {
  render(<Shown of={count} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('10 a 20');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('valor')).toHaveTextContent('');
  expect(screen.getByText('Não entra aqui: “10 a 20”.')).toBeVisible();
});

test('what a number is typed with that is none is said as it is taken out', async () => {
  render(<Shown of={count} />);
  const box = screen.getByRole('textbox');
  await userEvent.click(box);
  await userEvent.paste('12 caixas');
  expect(box).toHaveValue('12');
  expect(screen.getByText('Retirado: caixas')).toBeVisible();
});
