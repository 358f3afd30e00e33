import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs, signOut } from '../support/people.ts';
import { holdsInEveryLook, shoot } from '../support/screens.ts';

const wide = { appearance: 'light', width: 'wide', name: '' } as const;

journey(
  'a superuser asks for a report, leaves, comes back to it done and downloads it; a seller has no throughput to ask for',
  async ({ page }) => {
    await openAs(page, 'superuser', '/report');
    await expect(page.getByText('Peça um relatório')).toBeVisible();
    await page.getByRole('button', { name: 'Novo relatório' }).first().click();
    const form = page.getByRole('form', { name: 'Novo relatório' });
    await expectAccessible(page);
    await shoot(page, 'report-new', wide);
    await form.getByRole('textbox', { name: 'De' }).fill('01/01/2020');
    await form.getByRole('button', { name: 'Gerar relatório' }).click();
    await expect(form.getByRole('textbox', { name: 'Até' })).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText('O período vai até 366 dias')).toBeVisible();
    await form.getByRole('textbox', { name: 'De' }).fill(new Date(Date.now() - 40 * 86_400_000).toLocaleDateString('pt-BR'));
    await form.getByRole('button', { name: 'Gerar relatório' }).click();
    await page.waitForURL((url) => /^\/report\/[\w-]+$/u.test(url.pathname));
    const address = page.url();
    // Nobody waits for it here.
    await page.goto('/settings');
    await page.goto(address);
    await expect(page.getByText('Pronto', { exact: true })).toBeVisible();
    const preview = page.getByRole('region', { name: 'Primeiras linhas' }).getByRole('row');
    await expect(preview).not.toHaveCount(1);
    await expect(preview).not.toHaveCount(0);
    await holdsInEveryLook(page, 'report');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar CSV' }).click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\u{FEFF}Pedido,Data da venda,Status,Empresa,Conta,SKUs,Unidades,Valor,Frete/u);
    const said = await page.locator('.line', { hasText: 'Linhas' }).locator('.figure').textContent();
    const lines = Number(said?.replaceAll('.', ''));
    expect(text.trimEnd().split('\r\n')).toHaveLength(lines + 1);

    await page.goto('/report');
    await expect(page.getByRole('grid', { name: 'Relatórios' }).getByText('Vendas')).toBeVisible();
    await holdsInEveryLook(page, 'reports');

    await signOut(page);
    await openAs(page, 'seller', '/report?new=returns');
    const own = page.getByRole('form', { name: 'Novo relatório' });
    await expect(own.getByRole('combobox', { name: 'Relatório' })).toHaveValue('Devoluções');
    await own.getByRole('combobox', { name: 'Relatório' }).click();
    await expect(page.getByRole('option')).toHaveText(['Vendas', 'Devoluções']);
  },
);
