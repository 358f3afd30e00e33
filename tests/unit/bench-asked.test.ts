import { expect, test } from 'vitest';
import { askedOf } from '../../bench/asked.ts';

const names = ['palette', 'server'];
const usage = /npm run bench.*palette, server/su;

test.each([
  [[], { names: [], isFull: false }],
  [['server'], { names: ['server'], isFull: false }],
  [['--full', 'palette'], { names: ['palette'], isFull: true }],
])('%j is measured', (words, asked) => {
  expect(askedOf(words, names)).toEqual({ ok: true, value: asked });
});

test.each([['--help'], ['-h'], ['server', '--help']])('%j %j says what there is, and is no failure', (...words) => {
  expect(askedOf(words, names)).toEqual({ ok: false, error: { text: expect.stringMatching(usage), code: 0 } });
});

test.each(['orders', '--ful', '-x'])('%s measures nothing, and says what there is', (word) => {
  const said = expect.stringMatching(new RegExp(`${word}.*palette, server`, 'su'));
  expect(askedOf([word, 'server'], names)).toEqual({ ok: false, error: { text: said, code: 2 } });
});
