import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { faultyJourney, visit } from '../support/journey.ts';
import { paletteField } from '../support/palette.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

// A sale that moves has the finances asked for again.
faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

visit('the finances are there in every look for whom they concern, and for nobody else', async ({ page }) => {
  for (const [role, who] of [
    ['superuser', 'a superuser'],
    ['moneyManager', 'a money manager'],
  ] as const)
    await visit.step(`the finances in every look, axe clean, for ${who}`, async () => {
      await openAs(page, role, '/money');
      await expect(page.getByRole('heading', { name: 'Próximas liberações' })).toBeVisible();
      await holdsInEveryLook(page, `money-${role}`);
      await goInside(page, '/money/resume');
      await expect(page.getByRole('grid', { name: 'Resumo financeiro' }).getByText(/^Total de /u)).toBeAttached();
      await holdsInEveryLook(page, `money-summary-${role}`);
      await goInside(page, '/money/list');
      await expect(page.getByRole('grid', { name: 'Detalhamento financeiro' }).getByText('Confere').first()).toBeVisible();
      await holdsInEveryLook(page, `money-list-${role}`);
    });

  await visit.step('a seller and a reviewer read none of the finances', async () => {
    await openAs(page, 'seller', '/money/list');
    await expect(page.getByText('Só gestores financeiros')).toBeVisible();
    await openAs(page, 'reviewer', '/money');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

faultyJourney(
  'a money manager goes from the balance to what does not agree, says why, takes the list home, and is told when nothing answers',
  async ({ page, faults }) => {
    await openAs(page, 'moneyManager', '/money');
    const open = page.getByRole('region', { name: 'Conciliação com os pedidos' });
    await open.locator('.line', { hasText: 'Frete difere' }).getByRole('link').click();
    await page.waitForURL((url) => url.pathname === '/money/list' && url.searchParams.get('difference') === 'freight');
    const grid = page.getByRole('grid', { name: 'Detalhamento financeiro' });
    const first = grid
      .getByRole('row')
      .filter({ hasText: /Frete -?R\$/u })
      .first();
    await first.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Conferir divergência' }).click();
    await paletteField(page).fill('Frete de reenvio, combinado com o marketplace');
    await page.keyboard.press('Enter');
    await expect(grid.getByText('Conferida').first()).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Líquido');

    await goInside(page, '/money/resume?by=account');
    const summary = page.getByRole('grid', { name: 'Resumo financeiro' });
    await expect(summary.getByText(/^Total de /u)).toBeVisible();
    await goInside(page, '/money/resume?period=2001-01-01..2001-01-31');
    await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();

    faults.breakNext('GET', /\/v2\/money$/u, { kind: 'status-before', status: 500 }, 200);
    await page.goto('/money');
    await expect(page.getByText('Não foi possível carregar')).toBeVisible();
    // Pressed while nothing answers yet: a page that hears late what it missed asks by itself, and once mended the button would go.
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    faults.mend();
    await expect(page.getByRole('heading', { name: 'Próximas liberações' })).toBeVisible();
  },
);
