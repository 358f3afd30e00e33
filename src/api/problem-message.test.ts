import { expect, test } from 'vitest';
import { toldOf } from '#lib/told-error.ts';
import { ProblemError, type Problem } from './client.ts';
import { problemMessage } from './problem-message.ts';

const refused: Problem = { type: 'Refused', status: 409, body: { code: 'step-refused', message: 'Já foi respondida' } };
const broken: Problem = { type: 'Broken', status: 503, message: 'O marketplace não responde', retryAfterMs: null };

test('what the server says is said in its words, refusing or broken', () => {
  expect([refused, broken].map(problemMessage)).toEqual(['Já foi respondida', 'O marketplace não responde']);
  expect(toldOf(new ProblemError(refused))).toBe('Já foi respondida');
});

test('without its words there are none', () => {
  expect(problemMessage({ type: 'Unreachable' })).toBeUndefined();
  expect(toldOf(new Error('fetch failed'))).toBeUndefined();
});
