import { expect, test } from 'vitest';
import { createDealer } from './deal-images.ts';

const image = (path: string, name: string) => ({ file: path.split('/').at(-1) ?? path, path, name });
const deal = (images: readonly ReturnType<typeof image>[], cell: string) => {
  const { images: dealt, notes } = createDealer(images, [cell], [])({ imageCell: cell, sku: null });
  return [...dealt, ...notes.map(({ what, value }) => `${what}: ${value}`)];
};

test('of two files with one name a row gets that of the folder it names, and none where it names no folder', () => {
  const images = [image('fotos/SKU1/1.jpg', 'A'), image('fotos/SKU2/1.jpg', 'B')];
  expect(deal(images, 'SKU1/1.jpg')).toEqual(['A']);
  expect(deal(images, String.raw`C:\celular\sku2\1.JPG`)).toEqual(['B']);
  expect(deal(images, '1.jpg')).toEqual(['Mais de uma imagem com este nome: 1.jpg']);
});

test('a folder that a row names and nobody has is passed over where there is but one file of the name, or copies of one picture', () => {
  const images = [image('fotos/azul.png', 'A'), image('a/preta.png', 'P'), image('b/preta.png', 'P')];
  expect(deal(images, 'C:/fotos do celular/azul.png|preta.png')).toEqual(['A', 'P']);
});
