import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { goInside, openAs, openSessionOf, people } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey('users are a superuser’s matter: seen in every look, blocked, invited', async ({ page, browser, server }) => {
  await journey.step('/users is open to superusers only; others land on the home page', async () => {
    await openAs(page, 'seller', '/users');
    await page.waitForURL((url) => url.pathname === '/');
  });

  await journey.step('axe finds nothing on users and on a person’s page, in every look', async () => {
    await openAs(page, 'superuser', '/users');
    const grid = page.getByRole('grid', { name: 'Usuários' });
    await expect(grid.getByText(people.seller)).toBeVisible();
    await holdsInEveryLook(page, 'users');
    await grid.getByText(people.superuser).click();
    await expect(page.getByRole('heading', { name: 'Sessões abertas' })).toBeVisible();
    await expect(page.getByText('Esta sessão', { exact: true }).first()).toBeVisible();
    await holdsInEveryLook(page, 'user');
  });

  await journey.step('who is blocked from the page is out at the next call, and the history says by whom', async () => {
    const token = await openSessionOf(server.origin, people.otherSeller);
    const isIn = async (): Promise<boolean> =>
      (await fetch(`${server.origin}/v2/user/data`, { headers: { authorization: token, userToken: token } })).ok;
    await goInside(page, '/users?search=vendedor2');
    await page.getByRole('grid', { name: 'Usuários' }).getByText(people.otherSeller).click();
    await expect(page.getByRole('heading', { name: 'Sessões abertas' })).toBeVisible();
    expect(await isIn()).toBe(true);
    await page.getByRole('button', { name: 'Bloquear usuário' }).click();
    await expect(page.getByText('Nenhuma sessão aberta')).toBeVisible();
    await expect(page.getByRole('main').getByText('Sônia Pacheco')).toBeVisible({ timeout: 20_000 });
    await expect.poll(isIn).toBe(false);
    await expect(openSessionOf(server.origin, people.otherSeller)).rejects.toThrow('401');
    await expect(page.getByRole('button', { name: 'Desbloquear usuário' })).toBeVisible();

    await journey.step('an invited person gets the link by mail, chooses a password and is in', async () => {
      await goInside(page, '/users');
      await page.getByRole('button', { name: 'Convidar usuário' }).click();
      const form = page.getByRole('form', { name: 'Convidar usuário' });
      await form.getByRole('textbox', { name: 'Nome' }).fill('Dora Nova');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('dora@balcao.test');
      await form.getByRole('button', { name: 'Enviar convite' }).click();
      await expect(page.getByRole('heading', { name: 'Dora Nova', level: 2 })).toBeVisible();
      await expect(page.getByText('Convidado', { exact: true })).toBeVisible();

      const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
      await other.goto('/v2/dev/mailbox');
      const mail = other.getByRole('article').filter({ has: other.getByRole('heading', { name: 'Seu acesso ao Balcão' }) });
      await mail.getByRole('link').first().click();
      await other.getByLabel(/^Nova senha/u).fill('girafa-47-azul');
      await other.getByLabel(/^Repita a senha/u).fill('girafa-47-azul');
      await other.keyboard.press('Enter');
      await expect(other.getByRole('heading', { name: 'Senha trocada' })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Ativo', { exact: true })).toBeVisible();
    });
  });
});
