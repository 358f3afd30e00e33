import { describe, expect, test } from 'vitest';
import {
  defaultAccept,
  defaultSizeLimit,
  kindsOf,
  namesOf,
  refusalOf,
  shownName,
  sizeRefusal,
  type Demands,
  type FileFacts,
} from './file-kind.ts';

const demands: Demands = { kinds: kindsOf(defaultAccept), mustBeWhite: false };
const jpeg: FileFacts = { kind: 'jpeg', state: 'whole', whiteBorder: 0.2 };
const png: FileFacts = { kind: 'png', state: 'whole', whiteBorder: 1 };
const messageOf = (name: string, facts: FileFacts, asked = demands): unknown => refusalOf(name, facts, asked)?.message;

test('the specified extensions are four kinds, whatever their case', () => {
  expect(namesOf(kindsOf(defaultAccept))).toBe('JPG, PNG, PDF, XLSX');
  expect(namesOf(kindsOf(['.PDF']))).toBe('PDF');
});

describe('what the bytes say decides', () => {
  test.each([
    ['foto.jpg', jpeg],
    ['MAIUSCULA.JPEG', jpeg],
    ['arquivo.Pdf', { kind: 'pdf' }],
    ['semextensao', jpeg],
    ['ponto.jpg.', jpeg],
    ['foto.jfif', jpeg],
    ['foto.tar.png', png],
    ['planilha.xlsx', { kind: 'xlsx' }],
  ] satisfies [string, FileFacts][])('%s comes in', (name, facts) => expect(messageOf(name, facts)).toBeUndefined());

  test.each([
    ['anim.gif', { kind: 'other', mime: 'image/gif' }, '.gif'],
    ['iphone.HEIC', { kind: 'other', mime: 'image/heic' }, 'HEIC'],
    ['virus.jpg', { kind: 'other', mime: 'application/x-msdownload' }, '.jpg'],
    ['png-por-dentro.jpg', png, '.jpg'],
    ['foto.PDF', jpeg, '.PDF'],
    ['pacote.xlsx', { kind: 'other', mime: 'application/zip' }, 'xlsx'],
    ['vazio.png', { kind: 'other', mime: null }, '.png'],
    ['a', { kind: 'other', mime: null }, 'a'],
  ] satisfies [string, FileFacts, string][])('%s does not, and its last characters are said', (name, facts, last) =>
    expect(messageOf(name, facts)).toEqual({ key: 'upload.format', values: { last } }),
  );

  test('a kind this form does not take is refused whatever it is called', () => {
    expect(messageOf('foto.pdf', { kind: 'pdf' }, { kinds: kindsOf(['.jpg']), mustBeWhite: false })).toMatchObject({
      key: 'upload.format',
    });
  });
});

test('who sends a HEIC or a misnamed file reads what to do', () => {
  expect(refusalOf('a.heic', { kind: 'other', mime: 'image/heif' }, demands)?.hint).toEqual({ key: 'upload.why.heic' });
  expect(refusalOf('a.jpg', png, demands)?.hint).toEqual({ key: 'upload.why.name' });
  expect(refusalOf('a.jpg', { kind: 'other', mime: 'image/webp' }, demands)?.hint).toEqual({
    key: 'upload.why.picture',
    values: { format: 'WEBP', kinds: 'JPG, PNG' },
  });
  expect(refusalOf('a.jpg', { kind: 'other', mime: 'image/avif' }, { kinds: kindsOf(['.pdf']), mustBeWhite: false })?.hint).toEqual({
    key: 'upload.why.kind',
    values: { kinds: 'PDF' },
  });
  expect(refusalOf('a.zip', { kind: 'other', mime: 'application/zip' }, demands)?.hint).toEqual({
    key: 'upload.why.kind',
    values: { kinds: 'JPG, PNG, PDF, XLSX' },
  });
});

test('damaged, huge and unreadable files say so', () => {
  expect(messageOf('a.jpg', { kind: 'jpeg', state: 'corrupt' })).toEqual({ key: 'upload.corrupt' });
  expect(messageOf('a.png', { kind: 'png', state: 'tooManyPixels' })).toEqual({ key: 'upload.tooManyPixels' });
  expect(messageOf('pasta', { kind: 'unreadable' })).toEqual({ key: 'upload.unreadable' });
});

test('a picture must be on white only where that is asked for, from half of its border on', () => {
  const strict = { ...demands, mustBeWhite: true };
  const withBorder = (whiteBorder: number): unknown => messageOf('a.jpg', { kind: 'jpeg', state: 'whole', whiteBorder }, strict);
  expect([withBorder(0.49), withBorder(0.5)]).toEqual([{ key: 'upload.notWhite' }, undefined]);
  expect(messageOf('a.jpg', jpeg)).toBeUndefined();
  expect(messageOf('a.pdf', { kind: 'pdf' }, strict)).toBeUndefined();
});

test('the limit is in kilobytes, the message in megabytes with a comma; exactly the limit is allowed', () => {
  expect(sizeRefusal({ name: 'a.pdf', size: 512 * 1024 }, 512, 'pt-BR')).toBeNull();
  expect(sizeRefusal({ name: 'a.pdf', size: 512 * 1024 + 1 }, 512, 'pt-BR')?.message).toEqual({
    key: 'upload.tooLarge',
    values: { name: 'a.pdf', mb: '0,5' },
  });
});

test('unless said otherwise a file may have 1024e6 bytes, and not one more', () => {
  expect(sizeRefusal({ name: 'a.pdf', size: 1024e6 }, defaultSizeLimit, 'pt-BR')).toBeNull();
  expect(sizeRefusal({ name: 'a.pdf', size: 1024e6 + 1 }, defaultSizeLimit, 'pt-BR')).not.toBeNull();
});

test('a name that turns the direction of writing around is shown straight', () => {
  expect(shownName('foto\u202egpj.exe')).toBe('fotogpj.exe');
  expect(messageOf('foto\u202egpj.exe', { kind: 'other', mime: null })).toEqual({ key: 'upload.format', values: { last: '.exe' } });
});
