import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../db/open.ts';
import { databaseAheadMs } from './look-at-clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

test('the difference is to the middle of the time that the question took', async () => {
  const database = {
    execute: async () => {
      vi.setSystemTime(noon + 500);
      return { rows: [{ at: noon + 1000 }] };
    },
  } as unknown as Db;
  expect(await databaseAheadMs(database)).toBe(750);
});
