import sharp from 'sharp';
import { expect, test } from 'vitest';
import { labelText } from './label-text.ts';
import { dotsPerMm, paper } from './paper.ts';
import { renderLabel } from './render-label.ts';

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

test('what is no label is said to be none, and the next one is drawn all the same', { timeout: slow }, async () => {
  expect(await renderLabel('isto não é uma etiqueta', slow)).toEqual({ ok: false, error: 'unreadable' });
  expect((await renderLabel(label, slow)).ok).toBe(true);
});
