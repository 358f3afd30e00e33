import axe from 'axe-core';
import { toast as sonner } from 'sonner';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mostImageBytes } from '#contract/image-limits.ts';
import { ok, refuse } from '#lib/result.ts';
import { picture } from '#ui/upload/upload-fixture.tsx';
import { waitingFilesOf } from '#ui/upload/waiting-files.ts';
import type { DraftImages } from './draft-images.ts';
import { choose, expectSeen, openImages, verdict } from './variation-images-fixture.tsx';

const field = openImages();
const { show } = field;

/** Handed over within the page: megabytes take their time through the driver. */
const drop = async (...files: readonly File[]): Promise<void> => {
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  if (!input) throw new Error('no input');
  input.files = carried.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const expectDraft = (expected: Partial<DraftImages>) => vi.waitFor(() => expect(field.draft).toMatchObject(expected));

test('a new image stops the save until it was validated, and says what was measured', async () => {
  show();
  await choose(await picture('frente.png'));
  await expectDraft({ added: [expect.objectContaining({ key: expect.any(String) as string })] as never, unvalidated: 1 });
  await expectSeen('Imagem não validada');
  await page.getByRole('button', { name: 'Validar Imagem 1 · frente.png' }).click();
  await expectSeen('Imagem validada');
  await expectSeen('300 × 200 px · menos de 1200 px');
  await expectDraft({ unvalidated: 0 });
});

test('an error of the analyser stands under its image; one that could not be asked is tried again', async () => {
  const busy = { type: 'Broken', status: 429, message: 'Muitas tentativas.', retryAfterMs: 1000 } as const;
  field.answers = [() => ok('Imagem pequena'), () => refuse({ type: 'Unreachable' }), () => refuse(busy)];
  show();
  await choose(await picture('a.png'), await picture('b.png'), await picture('c.png'));
  await expectDraft({ unvalidated: 3 });
  await page.getByRole('button', { name: 'Validar imagens' }).click();
  await expectSeen('Imagem pequena');
  await expectSeen('Imagem não validada');
  // Down or busy is nothing against an image: none is lost, and each is asked about again.
  await expect.element(page.getByRole('button', { name: 'Validar Imagem 3 · c.png' })).toBeEnabled();
  await page.getByRole('button', { name: 'Validar Imagem 2 · b.png' }).click();
  await expectSeen('Imagem validada');
  await vi.waitFor(() => expect(field.draft).toMatchObject({ unvalidated: 2, added: [{}, {}, {}] }));
  await page.getByRole('button', { name: 'Validar imagens' }).click();
  await vi.waitFor(() => expect(field.draft?.unvalidated).toBe(1));
});

test('all are validated that were attached when it was asked for, those still being looked into as well', async () => {
  show({ images: ['/v2/images/aa11.png'] });
  const late = await picture('tarde.png');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // A file that is read slowly, as a large one is.
  const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, file: unknown) {
    void held.then(() => this.postMessage(file));
  });
  await choose(late);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await page.getByRole('button', { name: 'Validar imagens' }).click();
  await vi.waitFor(() => expect(document.querySelectorAll('[data-state="validated"]').length).toBe(1));
  goOn();
  await expectDraft({ added: [expect.anything()] as never, unvalidated: 0 });
  asked.mockRestore();
});

test('a picture over the limit is an error of that image before anything is sent; one a server finds too large says its limit', async () => {
  const sent: number[] = [];
  const tooLarge = { code: 'too-large', message: 'Imagem maior do que o limite de 8 MB' } as const;
  field.answers = [
    () => {
      sent.push(1);
      return refuse({ type: 'Refused', status: 413, body: tooLarge });
    },
  ];
  show();
  const whole = await picture('enorme.png');
  // What follows the end of a picture is nobody's: it is as large as a seller's camera makes it.
  await drop(new File([whole, new Uint8Array(mostImageBytes)], 'enorme.png'), await picture('media.png'));
  await expectSeen('Imagem maior do que o limite de 12 MB');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Validar imagens' }).click();
  await expectSeen('Imagem maior do que o limite de 8 MB');
  expect(sent).toEqual([1]);
  await expectDraft({ unvalidated: 2 });
});

test('what is no picture is not allowed, whatever its name; a HEIC is explained', async () => {
  show();
  await choose(new File(['%PDF-1.4\n'], 'foto.jpg'));
  await expectSeen(/^foto\.jpg: Arquivo não permitido/u);
  sonner.dismiss();
  await choose(new File([Uint8Array.from([0, 0, 0, 24]), 'ftypheic', Uint8Array.from([0, 0, 0, 0]), 'mif1heic'], 'IMG_1.jpg'));
  await expectSeen(/Foto HEIC do iPhone: salve como JPG/u);
  await vi.waitFor(() => expect(field.draft).toMatchObject({ added: [], unvalidated: 0 }));
});

test('a sixth image is refused', async () => {
  show();
  await choose(...(await Promise.all(['1', '2', '3', '4', '5', '6'].map((each) => picture(`${each}.png`)))));
  await vi.waitFor(() => expect(field.draft?.added).toHaveLength(5));
  await expectSeen(/Limitado a 5 anexos!/u);
});

test('a replaced image leaves its place to the new one, which is yet to be validated', async () => {
  show();
  await choose(await picture('a.png'), await picture('b.png'));
  await expectDraft({ unvalidated: 2 });
  await page.getByRole('button', { name: 'Validar imagens' }).click();
  await expectDraft({ unvalidated: 0 });
  const before = field.draft?.added.map(({ key }) => key) ?? [];
  const tile = page.getByRole('listitem').filter({ hasText: 'a.png' }).element();
  await userEvent.upload(tile.querySelector('input') as HTMLElement, await picture('c.png'));
  await vi.waitFor(() => expect(field.draft?.added.map(({ file }) => file.name)).toEqual(['c.png', 'b.png']));
  expect(field.draft?.added[1]?.key).toBe(before[1]);
  expect(field.draft?.unvalidated).toBe(1);
});

test('a deleted stored image is told to the save, after it was asked', async () => {
  show({ images: ['/v2/image/one.jpg', '/v2/image/two.jpg'] });
  await page.getByRole('button', { name: 'Deletar Imagem 1 · one.jpg' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Sim|Deletar|Confirmar)/u })
    .click();
  await vi.waitFor(() => expect(field.draft).toMatchObject({ kept: ['/v2/image/two.jpg'], deleted: ['/v2/image/one.jpg'] }));
});

test('files that wait are there again after the page was left', async () => {
  show();
  await choose(await picture('fica.png'));
  await expectDraft({ unvalidated: 1 });
  await expect.poll(() => waitingFilesOf('u1:test').read()).toHaveLength(1);
  field.close();
  field.draft = null;
  show();
  await vi.waitFor(() => expect(field.draft?.added.map(({ file }) => file.name)).toEqual(['fica.png']));
});

test('left with a new order, a deletion and a file that waits, the field comes back as it was', async () => {
  const stored = ['/v2/image/one.jpg', '/v2/image/two.jpg', '/v2/image/three.jpg'];
  const names = (now: DraftImages | null) => now?.order.map((each) => each.split('/').at(-1));
  show({ images: stored });
  await choose(await picture('fica.png'));
  await expectDraft({ unvalidated: 1 });
  await page.getByRole('button', { name: 'Deletar Imagem 1 · one.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deletar', exact: true }).click();
  await expectDraft({ deleted: ['/v2/image/one.jpg'] });
  const handle = page.getByRole('button', { name: 'Mudar a posição de Imagem 3 · fica.png' });
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expectSeen(/^Imagem 3 · fica\.png na posição 3 de 3/u);
  await userEvent.keyboard('{ArrowUp}');
  await expectSeen(/^Imagem 3 · fica\.png na posição [12] de 3/u);
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(names(field.draft)?.[2]).toBe('three.jpg'));
  const left = field.draft;
  if (!left) throw new Error('nothing was told');
  field.close();
  field.draft = null;
  show({ images: stored, arrangement: { order: left.order, deleted: left.deleted } });
  await vi.waitFor(() => expect(field.draft).toEqual(left));
});

test('a stored image is called by its number, to eyes and ears, and never by the hash of its bytes', async () => {
  const hash = 'a4a7c4470e817e57'.repeat(4);
  show({ images: [`/v2/image/${'b'.repeat(64)}.jpg`, `/v2/image/${hash}.jpg`] });
  await choose(await picture('frente.png'));
  await expectDraft({ unvalidated: 1 });
  const names = [...document.querySelectorAll('.upload-name')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Imagem 1', 'Imagem 2', 'Imagem 3 · frente.png']);
  for (const deed of ['Deletar', 'Validar', 'Ampliar', 'Substituir', 'Mudar a posição de'])
    await expect.element(page.getByRole('button', { name: `${deed} Imagem 2`, exact: true })).toBeVisible();
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((each) =>
    ['aria-label', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''),
  );
  expect(labels.join(' ')).not.toContain(hash);
});

test('what is wrong with an image is read whole, and of a new one nothing is said that contradicts it', async () => {
  const reason = 'Imagem pequena: o mínimo é de 500 pixels no lado maior e de 250 no menor';
  field.answers = [() => ok(reason), () => ok(verdict)];
  // As statuses are elsewhere.
  const everywhere = document.createElement('style');
  everywhere.textContent = '.status { display: inline-flex; white-space: nowrap; }';
  document.head.append(everywhere);
  show({ images: ['/v2/image/one.jpg'] });
  await choose(await picture('a.png'), await picture('b.png'));
  await expectDraft({ unvalidated: 2 });
  // A message under the pointer stays, over the button.
  sonner.dismiss();
  await page.getByRole('button', { name: 'Validar imagens' }).click();
  await expectSeen(reason);
  const said = page.getByText(reason).element().getBoundingClientRect();
  const tile = page.getByText(reason).element().closest('.upload-tile')?.getBoundingClientRect();
  // Several lines, none of which leaves the tile.
  expect([tile && said.right <= tile.right, said.height > 30]).toEqual([true, true]);
  await expectSeen('Imagem validada');
  await expectSeen(/Nova$/u);
  await expectSeen('Salva');
  await expect.element(page.getByText('Aguardando')).not.toBeInTheDocument();
  // Whatever is said of each, what can be done with it stands on one line.
  const tools = [...document.querySelectorAll('.draft-image-tools')].map((each) => each.getBoundingClientRect().bottom);
  expect(tools[0]).toBeCloseTo(tools[1] ?? 0, 0);
  everywhere.remove();
});

test('enlarged, an image stands over what was there before', async () => {
  show({ images: ['/v2/image/one.jpg'] });
  await page.getByRole('button', { name: 'Ampliar Imagem 1 · one.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagem 1 · one.jpg' });
  await expect.element(dialog.getByRole('list', { name: 'O que havia antes' })).toBeVisible();
});

test('read only, images are looked at and validated, not changed; axe finds nothing', async () => {
  show({ images: ['/v2/image/one.jpg'], isReadOnly: true });
  await expect.element(page.getByRole('button', { name: 'Validar Imagem 1 · one.jpg' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Substituir Imagem 1 · one.jpg' })).not.toBeInTheDocument();
  const { violations } = await axe.run(document.querySelector('main') ?? document.body, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the first picture of a listing has to be on white, unless its seller says that it is not', async () => {
  show({ imageRole: 'cover' });
  await choose(await picture('cinza.png', '#808080'), await picture('branca.png', '#ffffff'), await picture('uso.png', '#808080'));
  await expectSeen('Arquivo não contém fundo branco.');
  await vi.waitFor(() => expect(field.draft?.added.map(({ file }) => file.name)).toEqual(['branca.png', 'uso.png']));
  await expect.element(page.getByRole('checkbox', { name: 'Imagem sem fundo branco' })).toBeDisabled();
});

test('a cover that its seller says is not on white comes in', async () => {
  show({ imageRole: 'cover' });
  await page.getByRole('checkbox', { name: 'Imagem sem fundo branco' }).click();
  await choose(await picture('cinza.png', '#808080'));
  await vi.waitFor(() => expect(field.draft?.added.map(({ file }) => file.name)).toEqual(['cinza.png']));
});

test('what was said of the background is still said when the page was left, of files that wait and of those not yet looked into', async () => {
  const box = page.getByRole('checkbox', { name: 'Imagem sem fundo branco' });
  show({ imageRole: 'cover' });
  await box.click();
  const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => undefined);
  await choose(await picture('cinza.png', '#808080'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await expect.poll(() => waitingFilesOf('u1:test').read()).toHaveLength(1);
  // Once before it was looked into, and once after.
  for (const _visit of [1, 2]) {
    field.close();
    field.draft = null;
    show({ imageRole: 'cover' });
    await vi.waitFor(() => expect(field.draft?.added.map(({ file }) => file.name)).toEqual(['cinza.png']));
    await expect.element(box).toBeChecked();
    await expect.poll(async () => (await waitingFilesOf('u1:test').read()).map(({ isUnchecked = false }) => isUnchecked)).toEqual([false]);
  }
  asked.mockRestore();
});

test('a cover on white that waits says nothing of its background', async () => {
  show({ imageRole: 'cover' });
  await choose(await picture('branca.png', '#ffffff'));
  await expect.poll(() => waitingFilesOf('u1:test').read()).toHaveLength(1);
  field.close();
  field.draft = null;
  show({ imageRole: 'cover' });
  await vi.waitFor(() => expect(field.draft?.added).toHaveLength(1));
  await expect.element(page.getByRole('checkbox', { name: 'Imagem sem fundo branco' })).not.toBeChecked();
});

test('a picture of another variation may stand on anything', async () => {
  show();
  await choose(await picture('cinza.png', '#808080'));
  await vi.waitFor(() => expect(field.draft?.added).toHaveLength(1));
  expect(page.getByRole('checkbox').query()).toBeNull();
});
