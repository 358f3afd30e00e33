import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeImages } from './take-images.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'take-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

const withBrand = (brand: string): Uint8Array =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.from([0, 0, 0, 0]), Buffer.from(`mif1${brand}`)]);

test.each([
  ['HEIC', withBrand('heic')],
  ['AVIF', withBrand('avif')],
  ['WEBP', Buffer.from('RIFF\u0024\0\0\0WEBPVP8 ', 'latin1')],
])('a picture that is a %s by its bytes is refused by that name, whatever it is called, with what to do', async (format, bytes) => {
  const path = join(folder, 'foto.jpg');
  await writeFile(path, bytes);
  // Nothing is kept of what is refused.
  const { refused } = await takeImages({} as Parameters<typeof takeImages>[0], [path]);
  expect(refused).toEqual([{ file: 'foto.jpg', why: `Arquivo não permitido (imagem ${format}; salve como JPG ou PNG)` }]);
});

test('what is no picture is not allowed, and nothing is guessed of it', async () => {
  const path = join(folder, 'nota.jpg');
  await writeFile(path, 'Olá');
  const { refused } = await takeImages({} as Parameters<typeof takeImages>[0], [path]);
  expect(refused).toEqual([{ file: 'nota.jpg', why: 'Arquivo não permitido' }]);
});

test('a file of the folder that is gone, or may not be read, is told and the others are taken', async () => {
  const path = join(folder, 'sumiu.jpg');
  const { refused } = await takeImages({} as Parameters<typeof takeImages>[0], [path]);
  expect(refused).toEqual([{ file: 'sumiu.jpg', why: `${path} não existe` }]);
});
