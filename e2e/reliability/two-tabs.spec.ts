import { expect } from '@playwright/test';
import { expectDecidedOnce } from '../support/effects.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { untilHeldAlone } from '../support/locks.ts';
import { withLongHold, withoutHold } from '../support/preferences.ts';
import { approve, decide, openQueue, queueList, readyToDecide, untilAhead, untilRecorded } from '../support/queue.ts';

journey('what is decided or taken back in one tab of a reviewer shows in the other', async ({ page, context, ask }) => {
  await journey.step('two tabs of one reviewer decide no listing twice, and both show it', async () => {
    await openQueue(page);
    const other = await context.newPage();
    await other.goto('/publish');
    await readyToDecide(other);

    const id = await approve(page);
    await expect(queueList(other).locator(`#row-${id}`)).toHaveCount(0);
    const second = await approve(other);
    await expect(queueList(page).locator(`#row-${second}`)).toHaveCount(0);
    await expectDecidedOnce(ask, { approved: [id, second], refused: [] });
    await other.close();
  });

  await journey.step('what one tab decided can be taken back in the other', async () => {
    await withLongHold(context);
    await openQueue(page);
    const other = await context.newPage();
    await other.goto('/publish');
    await readyToDecide(other);
    const id = await approve(page);
    await expect(queueList(other).locator(`#row-${id}`)).toHaveCount(0);
    await other.getByRole('group').filter({ hasText: 'Últimas decisões' }).getByRole('button', { name: 'Desfazer' }).first().click();
    await expect(queueList(other).locator(`#row-${id}`)).toHaveCount(1);
    await expect(queueList(page).locator(`#row-${id}`)).toHaveCount(1);
    expect((await ask.rows([id]))[0]?.status).toBe('pending');
  });
});

faultyJourney(
  'with two tabs open each decision is sent once, and a closed tab leaves nothing behind',
  async ({ page, context, ask, faults }) => {
    await withoutHold(context);
    await openQueue(page);
    await untilAhead(faults);
    const other = await context.newPage();
    await other.goto('/publish');
    await readyToDecide(other);
    faults.setOnline(false);
    const decided = await decide(page, 4);
    await untilRecorded(page, 4);
    await page.close();
    // What a tab has on its way when it is closed may still arrive, and is sent again by the next: it is closed for good first.
    await untilHeldAlone(other, 'outbox:');
    faults.setOnline(true);
    await expectDecidedOnce(ask, decided);
    const ids = [...decided.approved, ...decided.refused];
    expect(
      faults.exchanges().filter(({ method, path, fault }) => method === 'PUT' && fault === null && !path.includes('lease')),
    ).toHaveLength(ids.length);
  },
);
