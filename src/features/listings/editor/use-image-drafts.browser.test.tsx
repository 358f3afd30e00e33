import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { forgetWaitingFiles } from '#ui/upload/forget-waiting-files.ts';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';
import { coverField, valuesOf, type EditorValues } from './editor-values.ts';
import type { EditorForm } from './use-editor-form.ts';
import { useImageDrafts } from './use-image-drafts.ts';

beforeEach(forgetWaitingFiles);
afterEach(cleanup);

const workbench = { actor: () => ({ id: 'u1', role: 'seller' }) } as unknown as Workbench;
const wrapper = ({ children }: { readonly children: ReactNode }) => <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>;
const waiting = ['f1', 'f2'].map((key) => ({ key, file: new File(['x'], `${key}.png`), isPicture: true }));
/** The first image deleted, the second in front of files that wait. */
const draft = {
  order: ['url:/v2/image/b.jpg', 'f1', 'f2'],
  kept: ['/v2/image/b.jpg'],
  deleted: ['/v2/image/a.jpg'],
  added: waiting.map(({ key, file }) => ({ key, file, before: null })),
  unvalidated: 0,
};

const open = async () => {
  const listing = aListing({ variations: [], image: ['/v2/image/a.jpg', '/v2/image/b.jpg'] });
  const { result } = renderHook(
    () => {
      const methods = useForm<EditorValues, unknown, EditorValues>({ defaultValues: valuesOf(listing) });
      return { methods, drafts: useImageDrafts(listing, { methods } as unknown as EditorForm) };
    },
    { wrapper },
  );
  const { key, place } = result.current.drafts.fieldOf(coverField);
  await waitingFilesOf(place).keep(waiting);
  act(() => result.current.drafts.change(coverField, key, draft));
  return {
    place,
    settle: () =>
      act(() => {
        const { drafts } = result.current;
        drafts.settle([{ id: coverField, sku: 'LUM-01', place, files: draft.added }], () => undefined);
      }),
    forget: (...sent: readonly string[]) => act(() => result.current.drafts.forget({ id: coverField, place }, new Set(sent))),
    addOnly: () =>
      act(() => {
        const order = ['url:/v2/image/a.jpg', 'url:/v2/image/b.jpg', 'f1', 'f2'];
        result.current.drafts.change(coverField, key, { ...draft, order, kept: listing.image, deleted: [] });
      }),
    arrangement: () => result.current.methods.getValues('arrangements')[coverField],
    left: async () => (await waitingFilesOf(place).read()).map((each) => each.key),
  };
};

test('files sent without a save leave order and deletions of their field to the save that comes', async () => {
  const { forget, arrangement, left } = await open();
  await forget('f1', 'f2');
  expect(await left()).toEqual([]);
  expect(arrangement()).toEqual({ order: draft.order, deleted: draft.deleted });
});

test('files that were all there was to a field leave nothing of it once they are there', async () => {
  const { addOnly, forget, arrangement } = await open();
  addOnly();
  await forget('f1');
  expect(arrangement()).toMatchObject({ deleted: [] });
  await forget('f2');
  expect(arrangement()).toBeUndefined();
});

test('after a save that wrote them nothing is left of them once the last file is there', async () => {
  const { settle, forget, arrangement } = await open();
  settle();
  await forget('f1');
  expect(arrangement()).toEqual({ order: draft.order, deleted: [] });
  await forget('f2');
  expect(arrangement()).toBeUndefined();
});

test('a file that another tab attached while these were sent still waits', async () => {
  const { place, forget, left } = await open();
  const late = { key: 'late', file: new File(['x'], 'late.png'), isPicture: true };
  await Promise.all([forget('f1', 'f2'), waitingFilesOf(place).keep([late])]);
  expect(await left()).toEqual(['late']);
});
