import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { coverField, valuesOf, type EditorValues } from './editor-values.ts';
import { useEditorForm, type EditorForm } from './use-editor-form.ts';
import { useImageDrafts } from './use-image-drafts.ts';

const workbench = { actor: () => ({ id: 'u1', role: 'seller' }) } as unknown as Workbench;
const wrapper = ({ children }: { readonly children: ReactNode }) => <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>;
const added = { _id: 'new', sku: 'CAMISA-G', gtin: '', attributes: [] };
const draft = {
  order: ['f1'],
  kept: [],
  deleted: [],
  added: [{ key: 'f1', file: new File(['x'], 'foto.png'), before: null }],
  unvalidated: 1,
};

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

test('those of the listing itself stay where variations come and go, and are sent before theirs', () => {
  const opened = open([]);
  change(opened, coverField);
  setVariations(opened, [added]);
  expect(standing(opened)).toEqual([true, 1]);
  change(opened, 'new');
  const { drafts, methods } = opened.current;
  expect(drafts.toSend(methods.getValues('variations')).map(({ id, sku }) => [id, sku])).toEqual([
    [coverField, 'LUM-01'],
    ['new', 'CAMISA-G'],
  ]);
  setVariations(opened, []);
  expect(standing(opened)).toEqual([true, 1]);
});

const stored = ['/v2/image/a.jpg', '/v2/image/b.jpg'];
const moved = { ...draft, order: ['url:/v2/image/b.jpg', 'f1'], kept: ['/v2/image/b.jpg'], deleted: ['/v2/image/a.jpg'] };

/** The editor's own form and drafts, over a place where drafts are kept. */
const openEditor = () => {
  const listing = aListing({ variations: [], image: stored });
  const wrapping = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider locale="br">
      <DraftStoreProvider value={store}>{wrapper({ children })}</DraftStoreProvider>
    </LocaleProvider>
  );
  return renderHook(
    () => {
      const form = useEditorForm(listing);
      return { form, drafts: useImageDrafts(listing, form) };
    },
    { wrapper: wrapping },
  );
};
const { kept: keptDrafts, store } = memoryDrafts();

test('order and deletions come back with the draft, in a field that begins anew with them; what is discarded does not', async () => {
  const before = openEditor();
  const first = before.result.current.drafts.fieldOf(coverField);
  act(() => before.result.current.drafts.change(coverField, first.key, moved));
  act(() => void dispatchEvent(new Event('pagehide')));
  before.unmount();

  const { result } = openEditor();
  const field = result.current.drafts.fieldOf(coverField);
  expect([result.current.form.draft.isRecovered, field.arrangement]).toEqual([true, { order: moved.order, deleted: moved.deleted }]);
  expect(field.key).not.toBe(first.key);
  // Saved before the field has spoken, it is saved as it was left.
  expect(result.current.drafts.draftOf(coverField)).toMatchObject({ kept: moved.kept, deleted: moved.deleted });
  act(() => result.current.form.draft.discard());
  expect([result.current.drafts.fieldOf(coverField).arrangement, result.current.drafts.isChanged]).toEqual([undefined, false]);
  expect(keptDrafts.size).toBe(0);
});

test('a save leaves nothing of it but the places of files that are still to be sent', () => {
  const { result } = openEditor();
  const { key, place } = result.current.drafts.fieldOf(coverField);
  act(() => result.current.drafts.change(coverField, key, moved));
  const { settle } = result.current.drafts;
  const rest = [{ id: coverField, sku: 'LUM-01', place, files: moved.added }];
  act(() => settle(rest, result.current.form.draft.settle));
  expect(result.current.form.methods.getValues('arrangements')).toEqual({ [coverField]: { order: moved.order, deleted: [] } });
  expect(result.current.form.methods.formState.isDirty).toBe(true);
  act(() => settle([], result.current.form.draft.settle));
  expect(result.current.form.methods.getValues('arrangements')).toEqual({});
  expect(result.current.form.methods.formState.isDirty).toBe(false);
});
