import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { noteOf, stopped } from './problem-note.ts';
import { rejectionReason } from './rejection-reason.ts';

test.each(['Erro interno', ''])(
  'what the operator stopped was not refused by the server, which said "%s": it may have been done',
  (words) => {
    expect(rejectionReason(stopped(words), translateIn('br'))).toBe('Você interrompeu as tentativas: não se sabe se foi feito.');
  },
);

test('what was refused behind what was done says so', () => {
  const body = { code: 'not-found' as const, message: 'Não encontrado' };
  const note = noteOf({ type: 'Refused', status: 404, body, after: 'observed' });
  expect(rejectionReason(note, translateIn('br'))).toBe(
    'As observações foram salvas, mas o vendedor não foi avisado (Não encontrado): avise-o por outro meio',
  );
});
