import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { queueList } from '../support/queue.ts';

visit('nobody gets past a gate: not without signing in, not by an address, a flag or a token of their own making', async ({ page }) => {
  /** Which routes need a session is tests/unit/routes.test.ts; here one of each kind is tried. */
  await visit.step('nobody sees any page without signing in', async () => {
    for (const path of ['/', '/detail/1', '/settings/activity', '/nowhere']) {
      await visit.step(path, async () => {
        // From where no login stands yet: the one of the path before is not taken for its own.
        await page.goto('about:blank');
        await page.goto(path);
        await page.waitForURL(/\/login/u);
        await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
      });
    }
  });

  await visit.step('a seller never sees the review queue', async () => {
    await openAs(page, 'seller', '/publish');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(queueList(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Aprovar/u })).toHaveCount(0);
  });

  await visit.step('a flag turned by hand in the browser opens no decision', async () => {
    await openAs(page, 'otherSeller');
    await page.evaluate(() => {
      localStorage.setItem('hadSellout', 'true');
      localStorage.setItem('su', 'true');
    });
    await page.goto('/publish');
    await expect(page.getByRole('button', { name: /^Aprovar/u })).toHaveCount(0);
  });

  await visit.step('a reviewer has no orders and no mediations: their addresses lead home (decision 19)', async () => {
    await openAs(page, 'reviewer', '/settings');
    // Which gate is closed to whom is src/contract/gates.test.ts.
    for (const path of ['/sale/general', '/mediationdetail/1']) {
      await visit.step(path, async () => {
        await page.goto('about:blank');
        await page.goto(path);
        await page.waitForURL((url) => url.pathname === '/');
        await expect(page.getByRole('heading', { level: 1, name: 'Olá, Renata' })).toBeVisible();
      });
    }
  });

  await visit.step('a token that is none leads to the login', async () => {
    await openAs(page, 'reviewer');
    await page.evaluate(() => localStorage.setItem('userToken', 'undefined'));
    await page.goto('/publish');
    await page.waitForURL(/\/login/u);
  });
});
