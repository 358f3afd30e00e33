import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { stopped } from './problem-note.ts';
import { rejectionReason } from './rejection-reason.ts';

test.each(['Erro interno', ''])(
  'what the operator stopped was not refused by the server, which said "%s": it may have been done',
  (words) => {
    expect(rejectionReason(stopped(words), translateIn('br'))).toBe('Você interrompeu as tentativas: não se sabe se foi feito.');
  },
);
