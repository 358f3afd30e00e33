import { expect, type Page } from '@playwright/test';
import type { MailServer } from './mail-server.ts';
import { untilStarted } from './people.ts';

/** Without the mouse: the box is come to, and typed into. Labels are those of boxes that may have to be filled in. */
export const typeByKeys = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) {
    await page
      .getByLabel(new RegExp(`^${label}(?: \\*)?$`, 'u'))
      .and(page.locator('input, textarea'))
      .focus();
    await page.keyboard.type(text);
  }
};

interface Newcomer {
  readonly company: string;
  readonly taxId: string;
  readonly name: string;
  readonly mail: string;
  readonly password: string;
}

/** From the login page to home, by keys: the company is registered, the mail is read, and its address confirmed. */
export const registerByKeys = async (page: Page, mails: MailServer, { company, taxId, name, mail, password }: Newcomer): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Cadastre-se' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible();
  await typeByKeys(page, {
    'Nome da empresa': company,
    'CNPJ ou CPF': taxId,
    'Nome e sobrenome': name,
    'E-mail': mail,
    Senha: password,
    'Repita a senha': password,
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
  await page.goto(await mails.linkTo(mail));
  await typeByKeys(page, { 'Senha do cadastro': password });
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await untilStarted(page);
};
