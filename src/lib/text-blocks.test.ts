import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('paragraphs stand apart by an empty line, and keep their own line breaks', () => {
  expect(textBlocks('Capa sem texto.\nNem moldura.\n\n\nMedidas\r\ncom embalagem.')).toEqual([
    { type: 'paragraph', text: 'Capa sem texto.\nNem moldura.' },
    { type: 'paragraph', text: 'Medidas\ncom embalagem.' },
  ]);
});

test('lines behind a dash or a number are a list, wherever they stand', () => {
  expect(textBlocks('Recuse:\n- foto borrada\n* marca d’água\n1. peso\n2) medidas\nO resto passa.')).toEqual([
    { type: 'paragraph', text: 'Recuse:' },
    { type: 'list', isNumbered: false, items: ['foto borrada', 'marca d’água'] },
    { type: 'list', isNumbered: true, items: ['peso', 'medidas'] },
    { type: 'paragraph', text: 'O resto passa.' },
  ]);
});

test('a number in a sentence and a hyphen in a word begin no list', () => {
  expect(textBlocks('110 cm é o máximo\n-5 °C')).toEqual([{ type: 'paragraph', text: '110 cm é o máximo\n-5 °C' }]);
});

test('of nothing there is nothing', () => {
  expect(textBlocks(' \n\n')).toEqual([]);
});
