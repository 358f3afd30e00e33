import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { signIn } from '../support/people.ts';

visit('who was thrown out comes back to the very place, filters included', async ({ page }) => {
  await page.goto('/publish?search=tenis');
  await page.waitForURL(/\/login/u);
  await signIn(page, 'reviewer', page.url());
  await page.waitForURL((url) => url.pathname === '/publish' && url.searchParams.get('search') === 'tenis');
});

for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', '/logout']) {
  visit(`signing in never leads to ${target}`, async ({ page, baseURL }) => {
    await signIn(page, 'reviewer', `/login?redirect=${encodeURIComponent(target)}`);
    const { origin, pathname } = new URL(page.url());
    expect(origin).toBe(baseURL);
    expect(pathname).toBe('/');
  });
}
