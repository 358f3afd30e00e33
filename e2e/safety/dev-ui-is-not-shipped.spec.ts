import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';

/** Class and path that only the page of controls has. */
const marks = ['dev-section', '/dev/ui'];
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:js|css|html|tsx?)$/u.test(path))
    .map((path) => join(folder, path));
const marked = (folder: string): readonly string[] =>
  filesIn(folder).filter((path) => marks.some((mark) => readFileSync(path, 'utf8').includes(mark)));

visit('the page of controls is neither shipped nor found', async ({ page }) => {
  await visit.step('the page of controls is in no file that is shipped', async () => {
    expect(filesIn('dist/web').length).toBeGreaterThan(20);
    expect(marked('dist/web')).toEqual([]);
    expect(marked('src/app/dev-ui').length).toBeGreaterThan(1);
  });

  await visit.step('its address is any other unknown one', async () => {
    await page.goto('/dev/ui');
    await page.waitForURL(/\/login/u);
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  });
});
