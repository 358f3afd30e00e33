import { expect } from '@playwright/test';
import { expectDecidedOnce } from '../support/effects.ts';
import { faultyJourney } from '../support/journey.ts';
import { decide, openQueue, untilAhead } from '../support/queue.ts';

faultyJourney('twenty decisions without a network have twenty effects once it is back', async ({ page, ask, faults }) => {
  faultyJourney.setTimeout(300_000);
  await openQueue(page);
  await untilAhead(faults);
  faults.setOnline(false);
  const decided = await decide(page, 20);
  const ids = [...decided.approved, ...decided.refused];
  expect(new Set(ids).size).toBe(20);
  expect((await ask.rows(ids)).filter(({ status }) => status !== 'pending')).toEqual([]);
  expect(faults.bytesWhileOffline()).toBe(0);
  faults.setOnline(true);
  await expectDecidedOnce(ask, decided);
});
