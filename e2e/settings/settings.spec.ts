import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { queueList, readyToDecide } from '../support/queue.ts';

visit('what is chosen in the settings is kept: keys, theme and language', async ({ page }) => {
  await visit.step('single keys can be switched off: then they decide nothing', async () => {
    await openAs(page, 'reviewer', '/settings');
    await page.getByRole('switch', { name: 'Atalhos de uma tecla' }).click();
    await goInside(page, '/publish');
    await queueList(page).focus();
    const id = await readyToDecide(page);
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await readyToDecide(page)).toBe(id);
  });

  await visit.step('the dark theme is kept through a reload; English is one choice away, and says so to a screen reader', async () => {
    await goInside(page, '/settings');
    await page.getByRole('radio', { name: 'Escuro' }).click();
    await expect(page.locator('.dark').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('.dark').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
