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
  consultant: 'consultora@balcao.test',
} as const;
export type Who = keyof typeof people;

export const demoPassword = 'demo1234';
/** As the browser sends it (decision 6). */
const hashed = (password: string): string => createHash('sha256').update(password).digest('hex');

/** The frame is there, and with it the keys. */
export const untilStarted = (page: Page): Promise<void> => page.locator('a.skip[href="#content"]').waitFor({ state: 'attached' });

/** The module that shows messages comes behind the first screen: a test that cuts the network before reads no message. */
export const untilMessages = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Mensagens alt+T' }).waitFor({ state: 'attached' });

/** What a login leaves in local storage (src/features/session/session-storage.ts). */
const storedBy = (login: LoginReply): Readonly<Record<string, string>> => ({
  userToken: login.userToken,
  userName: login.name,
  userId: login._id,
  userPicture: login.picture ?? '',
  userMail: login.mail,
  loggedAt: String(Date.now()),
  links: JSON.stringify(login.links),
  hasSellers: String(login.hasSellers),
  hadSellout: String(login.su),
  hadSell: String(login.moneyManager),
  seller: login.seller ?? '',
  nickname: login.nickname ?? '',
});

/**
 * Opens a path as somebody who has signed in before, with a session of this page's own: one that is ended or blocked is nobody else's.
 * The form itself is the matter of the journeys under e2e/session.
 */
export const openAs = async (page: Page, who: Who, path = '/'): Promise<void> => {
  const answer = await page.request.post('/v2/user/auth', { data: { mail: people[who], password: hashed(demoPassword) } });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`);
  const script = await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    storedBy((await answer.json()) as LoginReply),
  );
  await page.goto(path);
  // Once: what the page forgets later, at a logout, stays forgotten.
  await script.dispose();
  await untilStarted(page);
};

/**
 * To another place of the console as its links go there: the router hears of it, and nothing is loaded anew. A page load costs 1.4 to 1.8
 * CPU seconds, this some hundredths.
 */
export const goInside = (page: Page, path: string): Promise<void> => page.evaluate((to) => history.pushState(null, '', to), path);

/** Through the form, as a person does. Ends when the login page is left. */
export const signIn = async (page: Page, who: Who, path = '/login'): Promise<void> => {
  await page.goto(path);
  await submitLogin(page, people[who]);
  await untilStarted(page);
};

/** The form that is shown, filled in and sent. Ends when the login page is left. */
export const submitLogin = async (page: Page, mail: string, password = demoPassword): Promise<void> => {
  await fillLogin(page, mail, password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** Without the mouse: where it rests, a link of the next page may lie, and what that leads to would be fetched ahead. */
export const signInByKeys = async (page: Page, who: Who): Promise<void> => {
  await page.goto('/login');
  await fillLogin(page, people[who], demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await untilStarted(page);
};

const fillLogin = async (page: Page, mail: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail', { exact: true }).fill(mail);
  await page.getByLabel('Senha', { exact: true }).fill(password);
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
  const answer = await fetch(`${origin}/v2/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail, password: hashed(demoPassword) }),
  });
  if (!answer.ok) throw new Error(`${mail} could not sign in: ${answer.status}`);
  return ((await answer.json()) as LoginReply).userToken;
};
