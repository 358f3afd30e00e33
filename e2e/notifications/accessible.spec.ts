import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { expectUnread, group, openPanel, panel } from '../support/notifications.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook, inEveryLook } from '../support/screens.ts';

visit('the panel is accessible in every look, and worked with the keyboard alone', async ({ page }) => {
  await visit.step('the open panel is accessible, in every look', async () => {
    await openAs(page, 'seller');
    await expectUnread(page, '9');
    await openPanel(page);
    await inEveryLook(page, (_look, seen) => expectAccessible(page, seen));
    await group(page, 'Logística').locator('summary').click();
    await expect(group(page, 'Logística').getByText('venda cancelada')).toBeVisible();
    await holdsInEveryLook(page, 'notifications');
  });

  await visit.step('the panel is worked with the keyboard alone, and the focus comes back to the bell', async () => {
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: /^Notificações/u }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('summary').first()).toBeVisible();
    await panel(page).locator('summary', { hasText: 'Mediação' }).focus();
    await page.keyboard.press('Enter');
    // Pressed once it can be seen: what is not there yet takes no focus.
    await expect(panel(page).getByRole('button', { name: /abriu uma mediação/u })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: /abriu uma mediação/u })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Notificações/u })).toBeFocused();
  });
});
