import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { queueList } from '../support/queue.ts';

for (const path of [
  '/',
  '/publish',
  '/general',
  '/sale',
  '/sale/general',
  '/detail/1',
  '/mediation',
  '/mediationdetail/1',
  '/settings',
  '/settings/activity',
  '/nowhere',
]) {
  visit(`nobody sees ${path} without signing in`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL(/\/login/u);
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  });
}

visit('a seller never sees the review queue', async ({ page }) => {
  await signIn(page, 'seller', '/login?redirect=/publish');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(queueList(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Aprovar/u })).toHaveCount(0);
});

for (const path of ['/general', '/sale', '/sale/general', '/detail/1', '/mediation', '/mediationdetail/1']) {
  visit(`a reviewer has no orders and no mediations: ${path} leads home (decision 19)`, async ({ page }) => {
    await signIn(page, 'reviewer');
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Olá, Renata' })).toBeVisible();
  });
}

visit('a flag turned by hand in the browser opens no decision', async ({ page }) => {
  await signIn(page, 'otherSeller');
  await page.evaluate(() => {
    localStorage.setItem('hadSellout', 'true');
    localStorage.setItem('su', 'true');
  });
  await page.goto('/publish');
  await expect(page.getByRole('button', { name: /^Aprovar/u })).toHaveCount(0);
});

visit('a token that is none leads to the login', async ({ page }) => {
  await signIn(page, 'reviewer');
  await page.evaluate(() => localStorage.setItem('userToken', 'undefined'));
  await page.goto('/publish');
  await page.waitForURL(/\/login/u);
});
