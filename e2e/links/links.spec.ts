import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { inEveryLook, looks, shoot, wear } from '../support/screens.ts';

const patience = { timeout: 30_000 };
const rows = (page: Page) => page.getByRole('grid', { name: 'Vínculos' }).getByRole('row');

journey('a superuser binds the first unbound listing to what is suggested, and takes it apart again', async ({ page, context }) => {
  await withoutHold(context);
  const wide = looks.find(({ width, appearance }) => width === 'wide' && appearance === 'light');
  const narrow = looks.find(({ width, appearance }) => width === 'narrow' && appearance === 'light');
  if (!wide || !narrow) throw new Error('There is no such look');
  await openAs(page, 'superuser', '/link');
  await inEveryLook(page, async (look, seen) => {
    await expect(rows(page).nth(1)).toContainText('Sem vínculo');
    await shoot(page, 'links', look);
    await expectAccessible(page, seen);
  });
  const suggested = rows(page).filter({ hasText: 'Sugestão: ' }).first();
  const title = (await suggested.getByRole('link').first().textContent()) ?? '';
  await suggested.getByRole('button', { name: 'Vincular', exact: true }).click();
  await expect(page.getByText('Anúncio vinculado').first()).toBeVisible();
  await page.getByRole('searchbox').fill(title);
  const bound = rows(page)
    .filter({ has: page.getByRole('button', { name: 'Desvincular' }) })
    .filter({ hasText: title })
    .first();
  await expect(bound).toBeVisible(patience);
  await wear(page, narrow);
  await expect(bound).toBeVisible();
  await shoot(page, 'links-bound', narrow);
  await wear(page, wide);
  await bound.getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Anúncio desvinculado').first()).toBeVisible();
  await page.getByRole('searchbox').fill('nada disso existe');
  await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();
});
