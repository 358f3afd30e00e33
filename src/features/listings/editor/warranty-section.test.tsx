import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { FormStateProvider } from '#ui/form/form-state.ts';
import { valuesOf, type EditorValues } from './editor-values.ts';
import { WarrantySection } from './warranty-section.tsx';

const formState = { alerted: new Set<string>(), keepOut: () => undefined, onScreen: new Map() };

const open = (had: Pick<EditorValues, 'warrantyType' | 'warrantyTime' | 'warrantyTimeUnit'>) => {
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider locale="br">
      <FormProvider {...useForm<EditorValues>({ defaultValues: { ...valuesOf(aListing()), ...had } })}>
        <FormStateProvider value={formState}>
          <WarrantySection closed={() => ({})} />
          {children}
        </FormStateProvider>
      </FormProvider>
    </LocaleProvider>
  );
  const { result } = renderHook(() => useFormContext<EditorValues>(), { wrapper: Page });
  return {
    choose: (type: string): void => act(() => result.current.setValue('warrantyType', type, { shouldDirty: true })),
    time: () => result.current.getValues(['warrantyTime', 'warrantyTimeUnit']),
  };
};

test.each([
  ['what the listing had', { warrantyType: 'Garantia de fábrica', warrantyTime: '6', warrantyTimeUnit: 'meses' }, ['6', 'meses']],
  ['30 days, where it had none', { warrantyType: 'Sem garantia', warrantyTime: '0', warrantyTimeUnit: 'dias' }, ['30', 'dias']],
])('leaving Sem garantia gives back %s', (_, had, again) => {
  const { choose, time } = open(had);
  choose('Sem garantia');
  expect(time()).toEqual(['0', 'dias']);
  choose('Garantia do vendedor');
  expect(time()).toEqual(again);
});
