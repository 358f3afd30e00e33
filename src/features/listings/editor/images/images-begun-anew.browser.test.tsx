import { QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#api/client.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { Toaster } from '#ui/toast.tsx';
import { forgetWaitingFiles } from '#ui/upload/forget-waiting-files.ts';
import { choose, picture, said } from '#ui/upload/upload-fixture.tsx';
import type { DraftImages } from './draft-images.ts';
import { VariationImages } from './variation-images.tsx';

const unasked: Api['send'] = () => new Promise(() => {});
const workbench = { api: { send: unasked }, queryClient: new QueryClient() } as unknown as Workbench;
const stored = Array.from({ length: 5 }, (_, at) => `/v2/image/${at}.jpg`);

let host: HTMLElement;
let root: Root;
let draft: DraftImages | null = null;
beforeEach(async () => {
  await forgetWaitingFiles();
  draft = null;
  host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  vi.restoreAllMocks();
  sonner.dismiss();
  root.unmount();
  host.remove();
});

const take = (next: DraftImages): void => {
  draft = next;
};
const Field = ({ place, images }: { readonly place: string; readonly images: readonly string[] }) => (
  <VariationImages
    label="Imagens de AZ-38"
    imageRole="variation"
    images={images}
    arrangement={undefined}
    place={place}
    isReadOnly={false}
    onChange={take}
  />
);

/** Under another key the field begins anew, as after a save or when somebody else changed the images. */
const show = (key: string, images: readonly string[] = [], isBetween = false): void => {
  draft = null;
  root.render(
    <LocaleProvider locale="br">
      <WorkbenchProvider value={workbench}>
        {isBetween && <Field key={`${key} above`} place="u1:above" images={[]} />}
        <Field key={key} place="u1:anew" images={images} />
        {isBetween && <Field key={`${key} below`} place="u1:below" images={[]} />}
        <Toaster appearance="light" />
      </WorkbenchProvider>
    </LocaleProvider>,
  );
};
/** A file that is read slowly, as a large one is. */
const holdReading = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, file: unknown) {
    void held.then(() => this.postMessage(file));
  });
  return { asked: () => vi.waitFor(() => expect(asked).toHaveBeenCalled()), release: () => release() };
};
const added = () => draft?.added.map(({ file }) => file.name);

test('an image still being looked into stands in the field that began anew meanwhile, and is told of once', async () => {
  const reading = holdReading();
  show('before');
  await choose(await picture('tarde.png'));
  await reading.asked();
  show('after');
  await vi.waitFor(() => expect(added()).toEqual(['tarde.png']));
  reading.release();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'tarde.png' })).toBeVisible();
  await vi.waitFor(() => expect(said()).toEqual(['1 arquivo anexado']));
  expect(document.querySelectorAll('.upload-tile')).toHaveLength(1);
});

test('one that no field takes in, its reason is said where the field began anew', async () => {
  const reading = holdReading();
  show('before');
  await choose(new File(['GIF89a'], 'anim.jpg'));
  await reading.asked();
  show('after');
  reading.release();
  await expect.poll(() => said().join(' ')).toContain('anim.jpg: Arquivo não permitido');
  expect(added() ?? []).toEqual([]);
});

/** Two files: the first is read at once, the second when the field is another one. */
const chooseAcross = async (...files: readonly File[]): Promise<void> => {
  show('before');
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
  const post = Worker.prototype.postMessage;
  let goOn = (): void => undefined;
  const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, file: unknown) {
    if (asked.mock.calls.length === 2) goOn = () => post.call(this, file);
    else post.call(this, file);
  });
  await choose(...files);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  show('after');
  goOn();
};

test('of files chosen together each is told of, whichever field looked into it', async () => {
  await chooseAcross(new File(['GIF89a'], 'anim.jpg'), await picture('tarde.png'));
  await expect.poll(() => said().join(' ')).toContain('anim.jpg: Arquivo não permitido');
  await expect.poll(said).toContain('1 arquivo anexado');
  await vi.waitFor(() => expect(added()).toEqual(['tarde.png']));
});

test('two that both came in are told of as two, one by each field', async () => {
  await chooseAcross(await picture('cedo.png'), await picture('tarde.png'));
  await vi.waitFor(() => expect(added()).toEqual(['cedo.png', 'tarde.png']));
  await expect.poll(said).toEqual(['1 arquivo anexado', '1 arquivo anexado']);
});

test('one that takes the place of another takes it there, too, in a field that is full', async () => {
  const reading = holdReading();
  show('before', stored);
  await expect.element(page.getByRole('button', { name: 'Substituir Imagem 2', exact: false })).toBeVisible();
  const input = document.querySelectorAll<HTMLInputElement>('.draft-image input[type=file]')[1];
  const carried = new DataTransfer();
  carried.items.add(await picture('nova.png'));
  if (!input) throw new Error('no input');
  input.files = carried.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await reading.asked();
  show('after', stored);
  reading.release();
  await vi.waitFor(() => expect([added(), draft?.deleted]).toEqual([['nova.png'], ['/v2/image/1.jpg']]));
  expect(draft?.added[0]?.before).toBe('/v2/image/2.jpg');
});

test('an image still being looked into stops the save, as any other nobody said is valid', async () => {
  const reading = holdReading();
  show('before');
  await choose(await picture('tarde.png'));
  await reading.asked();
  await vi.waitFor(() => expect(draft).toMatchObject({ added: [], unvalidated: 1 }));
  reading.release();
  await vi.waitFor(() => expect([added(), draft?.unvalidated]).toEqual([['tarde.png'], 1]));
});

test('the focus stays at its image in the field that began anew, else at the first thing that can be done there', async () => {
  show('before', stored, true);
  const validate = page.getByRole('button', { name: 'Validar Imagem 2 · 1.jpg' });
  await expect.element(validate).toBeVisible();
  (validate.element() as HTMLElement).focus();
  const before = document.activeElement;
  show('after', stored, true);
  await vi.waitFor(() => expect(before?.isConnected).toBe(false));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Validar Imagem 2 · 1.jpg');
  show('without', stored.slice(0, 1), true);
  await vi.waitFor(() => expect(document.querySelectorAll('.upload-tile')).toHaveLength(1));
  const first = document.querySelectorAll('.draft-images')[1]?.querySelector('button');
  expect([document.activeElement === first, first?.textContent]).toEqual([true, 'Escolher arquivos']);
});

test('what could not be kept on this computer stands in the field that began anew all the same', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  show('before');
  await choose(await picture('fica.png'));
  await vi.waitFor(() => expect(added()).toEqual(['fica.png']));
  show('after');
  await vi.waitFor(() => expect(added()).toEqual(['fica.png']));
});
