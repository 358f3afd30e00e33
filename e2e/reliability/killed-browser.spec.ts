import { expect, type Page } from '@playwright/test';
import { expectDecided, expectDecidedOnce, expectOneEffectEach } from '../support/effects.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { lastingBrowser } from '../support/lasting-browser.ts';
import { signIn } from '../support/people.ts';
import { longHoldMs, withLongHold } from '../support/preferences.ts';
import { approve, openQueue, queueList, readyToDecide, untilRecorded } from '../support/queue.ts';

/**
 * The log was on disk before the decision was said to be taken; the session is in local storage, which a browser writes when
 * it finds the time. A person who lost it signs in again, and the log is still theirs.
 */
const comeBack = async (page: Page): Promise<void> => {
  await page.goto('/publish');
  const mail = page.getByLabel('E-mail', { exact: true });
  await expect(queueList(page).or(mail)).toBeVisible();
  if (await mail.isVisible()) await signIn(page, 'reviewer', page.url());
  await readyToDecide(page);
};

journey('decisions still held when the browser is killed are sent once when it opens again', async ({ server, ask }) => {
  const browser = await lastingBrowser(server.origin);
  try {
    const context = await browser.open();
    await withLongHold(context);
    const page = await context.newPage();
    await openQueue(page);
    const approved = [await approve(page), await approve(page), await approve(page)];
    await untilRecorded(page, 3);
    await browser.kill();
    expect((await ask.rows(approved)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);

    const again = await (await browser.open()).newPage();
    await again.clock.install();
    await comeBack(again);
    await again.clock.fastForward(longHoldMs);
    await expectDecidedOnce(ask, { approved, refused: [] });
  } finally {
    await browser.remove();
  }
});

faultyJourney('a decision whose answer was lost with the browser is not done a second time', async ({ faults, ask }) => {
  const browser = await lastingBrowser(faults.origin);
  try {
    const page = await (await browser.open()).newPage();
    await openQueue(page);
    faults.breakNext('PUT', /^\/v2\/publish\/(?!lease)/u, { kind: 'answer-lost' }, 100);
    const id = await approve(page);
    await expectDecided(ask, { approved: [id], refused: [] });
    await browser.kill();
    faults.mend();

    const again = await (await browser.open()).newPage();
    await comeBack(again);
    const saves = () => faults.exchanges().filter(({ method, path }) => method === 'PUT' && path === `/v2/publish/${id}`);
    await expect
      .poll(() =>
        saves()
          .map(({ fault }) => fault)
          .at(-1),
      )
      .toBeNull();
    expect(new Set(saves().map(({ key }) => key)).size).toBe(1);
    await expectOneEffectEach(ask, [id]);
  } finally {
    await browser.remove();
  }
});
