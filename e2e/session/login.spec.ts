import { expect } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { demoPassword, people } from '../support/people.ts';

visit('who may not in is told why; a demo account is one click, and who is in is not asked again', async ({ page }) => {
  await visit.step('a wrong password says so, keeps the address and lets nobody in', async () => {
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(people.reviewer);
    await page.getByLabel('Senha', { exact: true }).fill('errada123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(people.reviewer);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  await visit.step('an address that is none and a password that can not be are told before anything is sent', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill('alguem');
    await page.getByLabel('Senha', { exact: true }).fill('12345678');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Informe um e-mail válido.')).toBeVisible();
    await expect(page.getByText('A senha tem de 6 a 20 caracteres')).toBeVisible();
    expect(asked.filter((url) => url.endsWith('/user/auth'))).toEqual([]);
  });

  await visit.step('a demo account is filled in with one click, and signs in', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: people.seller }).click();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(demoPassword);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  await visit.step('who is signed in is not asked again', async () => {
    await page.goto('/login');
    await page.waitForURL((url) => url.pathname === '/');
  });
});
