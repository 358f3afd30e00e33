import { expect, type Page } from '@playwright/test';
import { expectDecidedOnce, expectOneEffectEach } from '../support/effects.ts';
import { askAs } from '../support/ask.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { approve, openQueue, queueList, readyToDecide } from '../support/queue.ts';

journey.describe('without leases', () => {
  journey.use({ environment: { LEASES: 'off' } });

  faultyJourney.use({ environment: { LEASES: 'off' } });

  faultyJourney(
    'two reviewers who decide the same listing: the first counts, the second is told who',
    async ({ page, context, server, ask, faults }) => {
      await withoutHold(context);
      await openQueue(page);
      const id = await readyToDecide(page);
      const { version } = await ask.listing(id);
      faults.setOnline(false);
      await approve(page);
      const other = await askAs(server.origin, 'otherReviewer');
      expect(await other.write('PUT', '/publish/refuse', { publishId: id, warning: 'image', gtin: null }, version)).toBe(200);
      faults.setOnline(true);

      await page.getByText('1 não aceita').click();
      const first = (await ask.listing(id)).history.find(({ type }) => type === 'refused');
      await expect(page.getByText(first?.by.name ?? 'nobody refused it').first()).toBeVisible();
      await expectOneEffectEach(ask, [id]);
      expect((await ask.listing(id)).status).toBe('refused');
      await expectProblemAfterReload(page);
    },
  );
});

/** What was not accepted stays to be seen after a reload, until somebody puts it away. */
const expectProblemAfterReload = async (page: Page): Promise<void> => {
  await page.reload();
  await expect(page.getByText('1 não aceita')).toBeVisible();
};

journey.describe('with leases', () => {
  journey.use({ environment: { LEASES: 'required' } });

  journey('a listing one reviewer holds can not be decided by the other, who sees the name', async ({ page, browser, server }) => {
    await openQueue(page);
    const id = await readyToDecide(page);
    const otherContext = await browser.newContext({ baseURL: server.origin, locale: 'pt-BR' });
    const other = await otherContext.newPage();
    await openAs(other, 'otherReviewer', '/publish');
    expect(await readyToDecide(other), 'who comes second starts behind what the first has reserved').not.toBe(id);
    const row = queueList(other).locator(`#row-${id}`);
    await expect(row).toContainText('com ');
    await row.click();
    await expect(other.getByText(/Em análise por/u).first()).toBeVisible();
    await other.keyboard.press('a');
    await expect(row).toHaveCount(1);
    await otherContext.close();
  });

  journey('two reviewers decide side by side: every key decides, and nothing is decided twice', async ({ page, browser, server, ask }) => {
    await withoutHold(page.context());
    await openQueue(page);
    const otherContext = await browser.newContext({ baseURL: server.origin, locale: 'pt-BR' });
    await withoutHold(otherContext);
    const other = await otherContext.newPage();
    await openQueue(other, 'otherReviewer');
    const approved: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      approved.push(await approve(page), await approve(other));
    }
    await expectDecidedOnce(ask, { approved, refused: [] });
    expect(new Set(approved).size).toBe(16);
    await otherContext.close();
  });
});
