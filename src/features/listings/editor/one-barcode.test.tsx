import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { someCommands } from '#palette/commands-fixture.ts';
import { CommandsContextProvider } from '#palette/context.tsx';
import { FormStateProvider } from '#ui/form/form-state.ts';
import { valuesOf, type EditorValues } from './editor-values.ts';
import type { ImageDrafts } from './use-image-drafts.ts';
import { VariationsSection } from './variations-section.tsx';

vi.mock('./images/variation-images.tsx', () => ({ VariationImages: () => null }));

const variation = (_id: string, sku: string) => ({ _id, sku, gtin: null, images: [], imageDeleted: [], attributes: [] });
const listing = aListing({ sku: 'CAPA-0', gtin: '4006381333931', variations: [variation('v0', 'CAPA-0'), variation('v1', 'CAPA-1')] });

const workbench = {
  api: { send: () => Promise.resolve(ok({ data: { technicalSpecs: { groups: [] } } })) },
  newId: () => 'new',
  actor: () => ({ id: 'p', name: 'Pessoa', role: 'seller' }),
} as unknown as Workbench;
const images = {
  fieldOf: () => ({ key: 'k', place: null, images: [], arrangement: undefined }),
  change: () => undefined,
  drop: () => undefined,
} as unknown as ImageDrafts;

const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map() };
const Editor = ({ listing }: { readonly listing: Listing }) => {
  const form = useForm<EditorValues>({ defaultValues: valuesOf(listing) });
  return (
    <FormProvider {...form}>
      <FormStateProvider value={formState}>
        <button type="button" onClick={() => form.setValue('gtin', '7891000315507')}>
          Digitar outro
        </button>
        <VariationsSection listing={listing} isReadOnly={false} areImagesClosed={false} broken={[]} images={images} />
      </FormStateProvider>
    </FormProvider>
  );
};

const renderEditor = (of: Listing): void => {
  render(
    <LocaleProvider locale="br">
      <QueryClientProvider client={new QueryClient()}>
        <WorkbenchProvider value={workbench}>
          <CommandsContextProvider value={someCommands()}>
            <Editor listing={of} />
          </CommandsContextProvider>
        </WorkbenchProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
};
const barcodeOf = (sku: string) =>
  within(screen.getByRole('group', { name: `Variação ${sku}` })).getByRole('textbox', { name: 'EAN / GTIN' });

test('of one SKU there is one barcode: its variation shows what is typed for the listing, any other has its own', () => {
  renderEditor(listing);
  expect(barcodeOf('CAPA-0')).toHaveValue('4006381333931');
  expect(barcodeOf('CAPA-0')).toHaveAttribute('readonly');
  expect(barcodeOf('CAPA-0')).toHaveAccessibleDescription('O do anúncio, em Dados gerais');
  fireEvent.click(screen.getByRole('button', { name: 'Digitar outro' }));
  expect(barcodeOf('CAPA-0')).toHaveValue('7891000315507');
  expect(barcodeOf('CAPA-1')).not.toHaveAttribute('readonly');
});

test('of a kit no variation has a barcode to type; one that is there all the same can be taken from it', () => {
  const left = { ...variation('v2', 'CAPA-2'), gtin: '7891000315507' };
  renderEditor(aListing({ kit: true, sku: 'CAPA-0', gtin: null, variations: [variation('v1', 'CAPA-1'), left] }));
  expect(barcodeOf('CAPA-1')).toHaveAttribute('readonly');
  expect(barcodeOf('CAPA-1')).toHaveAccessibleDescription('Um kit não tem EAN / GTIN');
  expect(barcodeOf('CAPA-2')).not.toHaveAttribute('readonly');
});
