import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { submitLogin, untilStarted } from '../support/people.ts';
import { startDemoServer } from '../support/server.ts';

const mail = 'bia@loja.test';
const password = 'girafa-47-azul';
/** What the command printed, from the slash after the console's address on. */
let link = '';

const createSuperuser = async (dataDir: string): Promise<void> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'create-superuser', mail], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  [link = ''] = /\/reset-password#token=[\w-]+/u.exec(stdout) ?? [];
};

journey.use({
  server: async ({ environment }, provide) => {
    const server = await startDemoServer(environment, createSuperuser);
    await provide(server);
    await server.stop();
  },
});

journey('whoever runs the server opens the printed link, chooses a password and manages the accounts', async ({ page }) => {
  await page.goto(link);
  await page.getByLabel(/^Nova senha \*$/u).fill(password);
  await page.getByLabel(/^Repita a senha/u).fill(password);
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha trocada')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await submitLogin(page, mail, password);
  await untilStarted(page);
  await page.goto('/users');
  await expect(page.getByText(mail).first()).toBeVisible();
});
