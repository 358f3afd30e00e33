import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LoginReply } from '#contract/session.ts';

/** Accounts of the demo world; the README names them too. */
export const people = {
  reviewer: 'revisora@balcao.test',
  otherReviewer: 'revisor2@balcao.test',
  superuser: 'super@balcao.test',
  seller: 'vendedor@balcao.test',
  otherSeller: 'vendedor2@balcao.test',
  moneyManager: 'financeiro@balcao.test',
} as const;
export type Who = keyof typeof people;

export const demoPassword = 'demo1234';

/** The frame is there, and with it the keys. */
export const untilStarted = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Ir para o conteúdo' }).waitFor({ state: 'attached' });

/** What messages are shown with comes behind the first screen: who cuts the network before reads no message. */
export const untilMessages = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Mensagens alt+T' }).waitFor({ state: 'attached' });

/** Through the form, as a person does. Ends when the login page is left. */
export const signIn = async (page: Page, who: Who, path = '/login'): Promise<void> => {
  await fillLogin(page, who, path);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await untilStarted(page);
};

/** Without the mouse: where it rests, a link of the next page may lie, and what that leads to would be fetched ahead. */
export const signInByKeys = async (page: Page, who: Who): Promise<void> => {
  await fillLogin(page, who, '/login');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await untilStarted(page);
};

const fillLogin = async (page: Page, who: Who, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('E-mail', { exact: true }).fill(people[who]);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
};

/** Out by address. Ends when the session has: gone on from earlier, the page would still find it. */
export const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/login');
};

/** A session beside the browser, to ask the server what became of a decision. */
export const openSession = (origin: string, who: Who): Promise<string> => openSessionOf(origin, people[who]);

/** As openSession, for somebody a journey added. */
export const openSessionOf = async (origin: string, mail: string): Promise<string> => {
  const password = createHash('sha256').update(demoPassword).digest('hex');
  const answer = await fetch(`${origin}/v2/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail, password }),
  });
  if (!answer.ok) throw new Error(`${mail} could not sign in: ${answer.status}`);
  return ((await answer.json()) as LoginReply).userToken;
};
