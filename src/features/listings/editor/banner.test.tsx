import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BrokenRule } from '#contract/listing-rules.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { FormStateProvider, type FieldOnScreen } from '#ui/form/form-state.ts';
import { Banner } from './banner.tsx';

const onScreen = new Map<string, FieldOnScreen>([
  ['height', { id: 'height-box', label: 'Altura', place: null }],
  ['variations.1.gtin', { id: 'second-barcode', label: 'EAN / GTIN', place: 'Variação B' }],
]);

const open = (broken: readonly BrokenRule[], skus: readonly string[]) =>
  render(
    <LocaleProvider locale="br">
      <FormStateProvider value={{ alerted: new Set(), keepOut: () => undefined, onScreen }}>
        <Banner broken={broken} leftAlone={[]} skus={skus} />
        <input id="height-box" aria-label="Altura" />
        <input id="second-barcode" aria-label="EAN" />
      </FormStateProvider>
    </LocaleProvider>,
  );

test('what is wrong with variations is said once, with the SKU of each and the way to it', async () => {
  open(
    [
      { rule: 'measures', path: 'dimensions.height' },
      { rule: 'gtin', path: 'variations.1.gtin' },
      { rule: 'gtin', path: 'variations.2.gtin' },
    ],
    ['A', 'B', ''],
  );
  const [measures, barcodes] = screen.getAllByRole('listitem');
  expect(barcodes).toHaveTextContent(/^EAN \/ GTIN inválido\s*B\s*variação 3$/u);
  await userEvent.click(within(barcodes as HTMLElement).getByRole('button', { name: 'B' }));
  expect(screen.getByRole('textbox', { name: 'EAN' })).toHaveFocus();
  await userEvent.click(within(measures as HTMLElement).getByRole('button'));
  expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveFocus();
});

test('of many variations ten are named', () => {
  const skus = Array.from({ length: 14 }, (_, at) => `S${at}`);
  open(
    skus.map((_, at) => ({ rule: 'sku', path: `variations.${at}.sku` })),
    skus,
  );
  expect(screen.getAllByRole('button')).toHaveLength(10);
  expect(screen.getByText('e mais 4')).toBeInTheDocument();
});
