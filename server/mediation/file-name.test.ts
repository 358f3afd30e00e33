import { expect, test } from 'vitest';
import { longestFileName } from '#contract/mediation.ts';
import { fileNameOf, isMisnamed } from './file-name.ts';

test.each([
  ['Reclamação nº 1.jpeg', 'image/jpeg', 'Reclamacao_no_1.jpeg'],
  ['MAIUSCULA.JPEG', 'image/jpeg', 'MAIUSCULA.JPEG'],
  ['../../etc/passwd.png', 'image/png', 'passwd.png'],
  ['C:\\fotos\\a.jpg', 'image/jpeg', 'a.jpg'],
  ['semextensao', 'application/pdf', 'semextensao.pdf'],
  ['foto.jpg.', 'image/jpeg', 'foto.jpg'],
  ['a\r\nSet-Cookie: b=1.pdf', 'application/pdf', 'a_Set-Cookie_b_1.pdf'],
  ['"aspas";filename="x".pdf', 'application/pdf', 'aspas_filename_x_.pdf'],
  ['foto\u202Egpj.exe.jpg', 'image/jpeg', 'foto_gpj.exe.jpg'],
  ['', 'image/png', 'arquivo.png'],
  ['....', 'image/png', 'arquivo.png'],
  ['.png', 'image/png', 'png.png'],
  ['🤯.jpg', 'image/jpeg', 'jpg.jpg'],
] as const)('%j as %s is called %s', (given, type, name) => {
  expect(fileNameOf(given, type)).toBe(name);
});

test('a long name keeps its ending, and is no longer than the marketplace takes', () => {
  const name = fileNameOf(`${'a'.repeat(300)}.jpeg`, 'image/jpeg');
  expect([name.length, name.endsWith('a.jpeg')]).toEqual([longestFileName, true]);
});

test.each([
  ['a.pdf', 'image/jpeg', true],
  ['a.jpg', 'image/png', true],
  ['a.PNG', 'image/png', false],
  ['a.jpeg', 'image/jpeg', false],
  ['a', 'image/png', false],
  ['a.jpg.', 'image/png', false],
  ['a.exe', 'image/png', false],
] as const)('%s that is %s: its name lies, %s', (name, type, lies) => {
  expect(isMisnamed(name, type)).toBe(lies);
});
