import { describe, expect, test } from 'vitest';
import type { Tile } from '#machines/screen/contact-sheet.ts';
import { rhythmMs } from '#palette/rhythm.ts';
import { columnsOf, enterOn, moved } from './sheet-keys.ts';

const tile = (id: string, changes: Partial<Tile> = {}): Tile => ({ id, standing: 'shown', isOut: false, ...changes });

describe('moving on a sheet of ten in rows of four', () => {
  test.each([
    ['right', 3, 4],
    ['right', 9, 9],
    ['left', 4, 3],
    ['left', 0, 0],
    ['down', 1, 5],
    ['down', 5, 9],
    ['down', 7, 9],
    ['down', 8, 8],
    ['up', 5, 1],
    ['up', 2, 2],
    ['first', 7, 0],
    ['last', 2, 9],
  ] as const)('%s from place %i leads to place %i', (move, from, to) => {
    expect(moved(from, move, 4, 10)).toBe(to);
  });

  test('tiles as high as the first stand beside it', () => {
    expect([columnsOf([8, 8, 8, 8, 212, 212]), columnsOf([8, 212, 416]), columnsOf([])]).toEqual([4, 1, 1]);
  });
});

describe('Enter', () => {
  const at = 10_000;
  const longAgo = (): number => at - rhythmMs;

  test('approves what was shown, without what was thrown out, failed, changed, or is awaited or asked about', () => {
    const tiles = [
      tile('a'),
      tile('b', { isOut: true }),
      tile('c', { standing: 'failed' }),
      tile('d', { standing: 'gone' }),
      tile('e', { standing: 'awaited' }),
      tile('f'),
      tile('g', { standing: 'asked' }),
    ];
    expect(enterOn(tiles, longAgo, at)).toEqual({ type: 'approve', ids: ['a', 'f'] });
  });

  test('pressed once more in the same rhythm approves nothing of the next page', () => {
    expect(enterOn([tile('a')], () => at - rhythmMs + 1, at)).toEqual({ type: 'refused', why: 'sheet.justCame' });
    expect(enterOn([tile('a'), tile('b')], (id) => (id === 'a' ? longAgo() : at), at)).toEqual({ type: 'approve', ids: ['a'] });
  });

  test('approves what was shown before the clock was set back', () => {
    expect(enterOn([tile('a')], () => at + 3_600_000, at)).toEqual({ type: 'approve', ids: ['a'] });
  });

  test('turns a page of which all was thrown out or left', () => {
    expect(enterOn([tile('a', { isOut: true }), tile('b', { standing: 'gone' })], longAgo, at)).toEqual({ type: 'turn' });
  });

  test('leaves a page alone of which nothing came, and says so', () => {
    const failed = [tile('a', { standing: 'failed' }), tile('b', { standing: 'awaited' })];
    expect(enterOn(failed, () => undefined, at)).toEqual({ type: 'refused', why: 'sheet.nothingShown' });
    expect(enterOn([], () => undefined, at)).toEqual({ type: 'refused', why: 'sheet.empty' });
  });
});
