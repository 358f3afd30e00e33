import { expect, type Locator, type Page } from '@playwright/test';
import { byKeys, type Hands } from './hands.ts';
import type { MailServer } from './mail-server.ts';
import { untilStarted } from './people.ts';

/** Labels are those of boxes that may have to be filled in. */
const boxOf = (page: Page, label: string): Locator =>
  page.getByLabel(new RegExp(`^${label}(?: \\*)?$`, 'u')).and(page.locator('input, textarea'));

/** Box after box, by their labels. */
export const fillIn = async (page: Page, hands: Hands, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await hands.write(boxOf(page, label), text);
};

/** Without the mouse: the box is come to, and typed into. */
export const typeByKeys = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) {
    await boxOf(page, label).focus();
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

/** From the login page to home: the company is registered, the mail is read, and its address confirmed. */
export const register = async (
  page: Page,
  mails: MailServer,
  hands: Hands,
  { company, taxId, name, mail, password }: Newcomer,
): Promise<void> => {
  await page.goto('/login');
  await hands.press(page.getByRole('link', { name: 'Cadastre-se' }));
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible();
  await fillIn(page, hands, {
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
  await fillIn(page, hands, { 'Senha do cadastro': password });
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await untilStarted(page);
};

export const registerByKeys = (page: Page, mails: MailServer, newcomer: Newcomer): Promise<void> =>
  register(page, mails, byKeys(page), newcomer);
