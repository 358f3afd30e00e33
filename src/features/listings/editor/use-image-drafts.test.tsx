import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { WorkbenchProvider, type Workbench } from '#commands/workbench.tsx';
import { coverField, valuesOf, type EditorValues } from './editor-values.ts';
import type { EditorForm } from './use-editor-form.ts';
import { useImageDrafts } from './use-image-drafts.ts';

const workbench = { actor: () => ({ id: 'u1', role: 'seller' }) } as unknown as Workbench;
const wrapper = ({ children }: { readonly children: ReactNode }) => <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>;
const added = { _id: 'new', sku: 'CAMISA-G', gtin: '', attributes: [] };
const draft = { kept: [], deleted: [], added: [{ key: 'f1', file: new File(['x'], 'foto.png'), before: null }], unvalidated: 1 };

const open = (variations: EditorValues['variations']) => {
  const listing = aListing({ variations: [], image: [] });
  return renderHook(
    () => {
      const methods = useForm<EditorValues, unknown, EditorValues>({ defaultValues: { ...valuesOf(listing), variations } });
      return { methods, drafts: useImageDrafts(listing, { methods } as unknown as EditorForm) };
    },
    { wrapper },
  ).result;
};
type Opened = ReturnType<typeof open>;
const change = ({ current: { drafts } }: Opened, id: string): void => act(() => drafts.change(id, drafts.fieldOf(id).key, draft));
const setVariations = ({ current: { methods } }: Opened, variations: EditorValues['variations']): void =>
  act(() => methods.setValue('variations', variations));
const standing = ({ current: { drafts } }: Opened) => [drafts.isChanged, drafts.unvalidated];

test('images of a variation that is gone hold no save up', () => {
  const opened = open([added]);
  change(opened, 'new');
  expect(standing(opened)).toEqual([true, 1]);
  setVariations(opened, []);
  expect(standing(opened)).toEqual([false, 0]);
});

test('nor do those of a cover that variations hid; shown again it begins anew', () => {
  const opened = open([]);
  change(opened, coverField);
  expect(standing(opened)).toEqual([true, 1]);
  setVariations(opened, [added]);
  expect(standing(opened)).toEqual([false, 0]);
  setVariations(opened, []);
  expect(standing(opened)).toEqual([false, 0]);
});
