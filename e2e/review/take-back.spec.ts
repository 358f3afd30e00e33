import { expect } from '@playwright/test';
import { faultyJourney } from '../support/journey.ts';
import { approve, cursorId, openQueue, queueList, readyToDecide } from '../support/queue.ts';

const longerThanTheHold = 10_000;

faultyJourney('a decision taken back while it is held never reaches the server', async ({ page, ask, faults }) => {
  await page.clock.install();
  await openQueue(page);
  const id = await approve(page);
  await page.keyboard.press('u');
  await expect(queueList(page).locator(`#row-${id}`)).toHaveCount(1);
  await page.clock.fastForward(longerThanTheHold);

  // Another decision goes out, so the first would have, too.
  await readyToDecide(page);
  await page.keyboard.press('j');
  await expect.poll(() => cursorId(page)).not.toBe(id);
  const later = await approve(page);
  expect(later).not.toBe(id);
  await page.clock.fastForward(longerThanTheHold);
  await expect.poll(async () => (await ask.rows([later]))[0]?.status).not.toBe('pending');
  expect(faults.exchanges().filter(({ method, path }) => method === 'PUT' && path === `/v2/publish/${id}`)).toEqual([]);
  expect((await ask.rows([id]))[0]?.status).toBe('pending');
});

faultyJourney('a decision taken back after it was sent is undone by one of its own', async ({ page, ask }) => {
  await openQueue(page);
  const id = await approve(page);
  const recent = page.getByRole('group').filter({ hasText: 'Últimas decisões' });
  await expect(recent.getByText('concluída')).toBeVisible({ timeout: 20_000 });
  expect((await ask.rows([id]))[0]?.status).not.toBe('pending');
  await page.keyboard.press('u');
  await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 20_000 }).toBe('pending');
  await expect(queueList(page).locator(`#row-${id}`)).toHaveCount(1);
});
