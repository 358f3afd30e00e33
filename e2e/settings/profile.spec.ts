import { expect } from '@playwright/test';
import { confirmInPalette } from '../support/palette.ts';
import { journey } from '../support/journey.ts';
import { goInside, openAs, openSession, people, signOut, submitLogin } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey('a person’s own profile is changed, and seen in every look', async ({ page, server }) => {
  await journey.step(
    'a person renames themselves, ends a session elsewhere, changes the password, and finds it all in the activity',
    async () => {
      const token = await openSession(server.origin, 'seller');
      const isIn = async (): Promise<boolean> =>
        (await fetch(`${server.origin}/v2/user/data`, { headers: { authorization: token, userToken: token } })).ok;
      await openAs(page, 'seller', '/settings');
      await page.getByRole('link', { name: 'Nome, senha e sessões' }).click();
      await expect(page).toHaveTitle('Perfil · Balcão');

      const name = page.getByRole('form', { name: 'Mudar meu nome' });
      await name.getByRole('textbox', { name: 'Apelido' }).fill('Vini');
      await name.getByRole('button', { name: 'Salvar nome' }).click();
      await expect(page.getByText('Nome alterado')).toBeVisible();

      expect(await isIn()).toBe(true);
      await page.getByRole('button', { name: 'Encerrar as outras' }).click();
      await confirmInPalette(page, /^Encerrar todas as suas outras sessões/u);
      await expect(page.getByRole('button', { name: 'Encerrar as outras' })).toHaveCount(0);
      await expect.poll(isIn).toBe(false);

      const password = page.getByRole('form', { name: 'Trocar senha' });
      const change = async (current: string): Promise<void> => {
        await password.getByLabel(/^Senha atual/u).fill(current);
        await password.getByLabel(/^Nova senha/u).fill('girafa-47-azul');
        await password.getByLabel(/^Repita a senha/u).fill('girafa-47-azul');
        await page.keyboard.press('Enter');
      };
      await change('errada-123');
      await expect(password.getByText('A senha atual está errada')).toBeVisible();
      await change('demo1234');
      await expect(page.getByText('Senha trocada. As outras sessões foram encerradas.')).toBeVisible();

      await goInside(page, '/');
      await expect(page.getByRole('heading', { name: 'Olá, Vini', level: 1 })).toBeVisible();
      await goInside(page, '/settings/activity');
      await expect(page.getByRole('option', { name: /Mudar meu nome/u }).first()).toBeVisible();
      await expect(page.getByRole('option', { name: /Encerrar minhas outras sessões/u }).first()).toBeVisible();
      await page
        .getByRole('option', { name: /Mudar meu nome/u })
        .last()
        .click();
      await expect(page.getByRole('status').filter({ hasText: '1' }).first()).toBeVisible();

      await signOut(page);
      await submitLogin(page, people.seller, 'girafa-47-azul');
    },
  );

  await journey.step(
    'the profile as a reviewer sees it in each look, told when the server fails, and a bell that is told what not to count',
    async () => {
      await openAs(page, 'reviewer', '/settings/profile');
      await expect(page.getByText('Esta sessão', { exact: true })).toBeVisible();
      await holdsInEveryLook(page, 'profile');
      await page.route('**/v2/user/profile', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/settings/profile');
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      await goInside(page, '/settings');
      const orders = page.getByRole('switch', { name: 'Logística' });
      await expect(orders).toBeChecked();
      await orders.press('Space');
      await page.reload();
      await expect(page.getByRole('switch', { name: 'Logística' })).not.toBeChecked();
    },
  );
});
