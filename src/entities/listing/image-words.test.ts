import { expect, test } from 'vitest';
import type { ImageAnalysis } from '#contract/sku.ts';
import { imageTone } from './image-words.ts';

const measured = (warnings: readonly string[]): ImageAnalysis =>
  ({ valid: true, verdict: { width: 1300, height: 1300, warnings } }) as unknown as ImageAnalysis;

test('a validated image is green only where nothing of it is disliked', () => {
  expect(imageTone('validated', measured([]))).toBe('good');
  expect(imageTone('validated', measured(['small']))).toBe('warn');
});

test('an image that may not be published is red, whatever else is said of it', () => {
  expect(imageTone('errored', { valid: false, error: 'Imagem pequena' })).toBe('bad');
});
