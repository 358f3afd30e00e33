import sharp from 'sharp';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { labelText } from './label-text.ts';
import { dotsPerMm, paper } from './paper.ts';
import { renderLabel } from './render-label.ts';
import { dotsOf } from './text-width.ts';

/** The renderer is 9 MB of script, read on a busy machine. */
const slow = 60_000;

const label = labelText({
  number: '2000009000000091',
  sellerName: 'Casa da Ana',
  buyerName: 'João Ação ^XZ',
  shipping: { mode: 'me1', street: 'Rua das Flores', city: 'São Paulo', state: 'SP', zipCode: '01310100', trackingNumber: 'JT194690698BR' },
  items: [{ sku: 'COD-1', amount: 2 }],
});

test('a label is drawn at the size of its paper, black on white', { timeout: slow }, async () => {
  const drawn = await renderLabel(label, slow);
  expect(drawn.ok).toBe(true);
  const picture = sharp(Buffer.from(drawn.ok ? drawn.value : '', 'base64'));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: paper.widthMm * dotsPerMm, height: paper.heightMm * dotsPerMm });
  const { channels } = await picture.flatten({ background: '#fff' }).greyscale().stats();
  // Some of it is ink, most of it is paper.
  expect(channels[0]?.min).toBeLessThan(30);
  expect(channels[0]?.mean).toBeGreaterThan(180);
});

test('what takes too long is given up, and the next label is drawn all the same', { timeout: slow }, async () => {
  expect(await renderLabel(label, 0)).toEqual({ ok: false, error: 'late' });
  expect((await renderLabel(label, slow)).ok).toBe(true);
});

test.each(['error', 'exit'])(
  'a renderer whose idle thread meets an %s ends no server, and the next label is drawn by another',
  { timeout: slow },
  async (event) => {
    const opened: Worker[] = [];
    const note = (worker: Worker): void => void opened.push(worker);
    process.on('worker', note);
    onTestFinished(() => void process.off('worker', note));
    expect(await renderLabel('isto não é uma etiqueta', slow)).toMatchObject({ ok: false });
    expect((await renderLabel(label, slow)).ok).toBe(true);
    const [worker] = opened;
    if (event === 'error') worker?.emit('error', new Error('Sem memória'));
    else await worker?.terminate();
    expect((await renderLabel(label, slow)).ok).toBe(true);
    expect(opened).toHaveLength(2);
  },
);

test('what is no label is said to be none, and the next one is drawn all the same', { timeout: slow }, async () => {
  expect(await renderLabel('isto não é uma etiqueta', slow)).toEqual({ ok: false, error: 'unreadable' });
  expect((await renderLabel(label, slow)).ok).toBe(true);
});

test.each([
  'abcdefghijklmnopqrst',
  'uvwxyzáàâãçéêíóôõúüª',
  'ABCDEFGHIJKLMNOP',
  'QRSTUVWXYZÁÂÃÇÉÊÍÓÔÚº',
  '0123456789',
  '-_+#&@%…—',
  '.,:;()/·!|\'"',
])('no sign is drawn wider than it is counted: %s', { timeout: slow }, async (signs) => {
  const size = 40;
  const bytes = [...Buffer.from(signs)].map((byte) => `_${byte.toString(16)}`).join('');
  const drawn = await renderLabel(`^XA^CI28^FO0,20^A0N,${size},${size}^FH_^FD${bytes}^FS^XZ`, slow);
  const { info } = await sharp(Buffer.from(drawn.ok ? drawn.value : '', 'base64'))
    .flatten({ background: '#fff' })
    .trim()
    .toBuffer({ resolveWithObject: true });
  // It is the ink that is measured, from the left edge of its first sign.
  expect(info.width).toBeGreaterThan(0);
  expect(info.width).toBeLessThanOrEqual(dotsOf(signs, size));
});
