import { expect } from '@playwright/test';
import type { Ask } from './ask.ts';

export interface Decided {
  readonly approved: readonly string[];
  readonly refused: readonly string[];
}

/** What a reviewer can do to a listing, as the history names it; the marketplace's own steps are left out. */
const acts: ReadonlySet<string> = new Set(['approved', 'refused', 'observed', 'returned', 'skipped', 'snoozed']);

/** Each of these was acted on exactly once since the journey began: nothing lost, nothing doubled. */
export const expectOneEffectEach = async (ask: Ask, ids: readonly string[]): Promise<void> => {
  const told: string[] = [];
  for (const id of ids) {
    // A listing may have been decided in its earlier life.
    const { history } = await ask.listing(id);
    told.push(`${id}: ${history.filter(({ type, at }) => acts.has(type) && at >= ask.since).length}`);
  }
  expect(told, 'effects of this journey').toEqual(ids.map((id) => `${id}: 1`));
};

const statuses = async (ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await ask.rows(ids)).map(({ publishId, status }) => [publishId, status]));

/** The server has these decisions. Waits: they are held, then sent one after the other. */
export const expectDecided = async (ask: Ask, { approved, refused }: Decided): Promise<void> => {
  const ids = [...approved, ...refused];
  const waiting = async (): Promise<number> => [...(await statuses(ask, ids)).values()].filter((status) => status === 'pending').length;
  await expect.poll(waiting, { timeout: 120_000, message: 'decisions that have not reached the server' }).toBe(0);
  const now = await statuses(ask, ids);
  expect(approved.filter((id) => now.get(id) === 'refused')).toEqual([]);
  expect(refused.filter((id) => now.get(id) !== 'refused')).toEqual([]);
};

/** The server has these decisions, and each happened once. */
export const expectDecidedOnce = async (ask: Ask, decided: Decided): Promise<void> => {
  await expectDecided(ask, decided);
  await expectOneEffectEach(ask, [...decided.approved, ...decided.refused]);
};
