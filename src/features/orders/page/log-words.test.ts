import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { logTitle, logTone, logValue } from './log-words.ts';

test('a status is said in its words, only where the lifecycle wrote it', () => {
  const t = translateIn('br');
  expect(logValue(t, { type: 'cancel' }, 'waiting-shipped')).toBe('Aguardando envio');
  expect(logValue(t, { type: 'noteDeleted' }, 'paid')).toBe('paid');
  expect(logValue(t, { type: 'zipEdited' }, '01310100')).toBe('01310-100');
  expect(logValue(t, { type: 'cancel' }, null)).toBeNull();
});

test('what a later server calls by a new name is shown as it is called', () => {
  const t = translateIn('br');
  expect(logTitle(t, { type: 'requestCancel' })).toBe('Cancelamento solicitado');
  expect(logTitle(t, { type: 'teleported' })).toBe('teleported');
  expect(logTone({ type: 'teleported', content: { previousValue: null, value: 'beyond' } })).toBe('idle');
});
