import { expect } from '@playwright/test';
import { expectDecidedOnce } from '../support/effects.ts';
import { faultyJourney } from '../support/journey.ts';
import { approve, openQueue, untilAhead } from '../support/queue.ts';

faultyJourney('one decision the server refuses does not stop the other nineteen', async ({ page, ask, faults }) => {
  faultyJourney.setTimeout(300_000);
  await openQueue(page);
  await untilAhead(faults);
  faults.setOnline(false);
  const ids: string[] = [];
  for (let done = 0; done < 20; done += 1) ids.push(await approve(page));
  const poisoned = ids[7] ?? '';
  faults.breakNext('PUT', new RegExp(`^/v2/publish/${poisoned}$`, 'u'), { kind: 'status-before', status: 422 }, 1000);
  faults.setOnline(true);

  await expectDecidedOnce(ask, { approved: ids.filter((id) => id !== poisoned), refused: [] });
  expect((await ask.rows([poisoned]))[0]?.status).toBe('pending');
  await expect(page.getByText('1 não aceita')).toBeVisible();
  // It is not tried again by itself: only a person decides what happens to it.
  expect(faults.exchanges().filter(({ path, fault }) => path === `/v2/publish/${poisoned}` && fault === 'status-before')).toHaveLength(1);
});
