import { expect, type Locator, type Page } from '@playwright/test';
import type { Colleague } from '#contract/colleague.ts';
import type { UserData } from '#contract/session.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openPalette, paletteRows, runFromPalette } from '../support/palette.ts';
import { goInside, openAs, openSession, people, signOut, untilStarted, type Who } from '../support/people.ts';
import { withLongHold } from '../support/preferences.ts';
import { typeByKeys } from '../support/register.ts';
import { holdsInEveryLook, narrowLooks, wideLooks } from '../support/screens.ts';
import { tabTo } from '../support/tab-to.ts';

const dataOf = async (origin: string, token: string): Promise<UserData> => {
  const answer = await fetch(`${origin}/v2/user/data`, { headers: { authorization: token, userToken: token } });
  return (await answer.json()) as UserData;
};
const companyOf = async (origin: string, who: Who): Promise<string> => (await dataOf(origin, await openSession(origin, who))).company ?? '';

/** The company's own page, as its owner is answered: people, history, version. */
const companySeen = async (origin: string, token: string) => {
  const headers = { authorization: token, userToken: token };
  const { seller } = await dataOf(origin, token);
  const answer = await fetch(`${origin}/v2/seller/${seller}`, { headers });
  return (await answer.json()) as { readonly people: readonly Colleague[]; readonly version: number };
};

/** Its owner sends somebody the invitation once more. */
const inviteAgain = async (origin: string, token: string, mail: string): Promise<number> => {
  const headers = { authorization: token, userToken: token, 'content-type': 'application/json' };
  const { seller } = await dataOf(origin, token);
  const invited = (await companySeen(origin, token)).people.find((each) => each.mail === mail);
  const body = JSON.stringify({ step: 'resendInvite' });
  return (await fetch(`${origin}/v2/seller/${seller}/people/${invited?._id}`, { method: 'PUT', headers, body })).status;
};

const account = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /: trocar de empresa$/u });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const inMenu = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Minhas empresas' }).getByRole('button', { name });

/** The menu by keys, and in it the line of this name. */
const chooseInMenu = async (page: Page, name: string | RegExp): Promise<void> => {
  await account(page).focus();
  // Not by Enter: right after one that sent a form off it is taken for the same press.
  await page.keyboard.press('Space');
  const line = inMenu(page, name);
  await expect(line).toBeVisible();
  for (let pressed = 0; pressed < 8 && !(await line.evaluate((each) => each === document.activeElement)); pressed += 1)
    await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
};

/** This page began anew in that company, and says so. */
const expectIn = async (page: Page, company: string): Promise<void> => {
  await expect(account(page)).toHaveAccessibleName(new RegExp(`, ${company}: `, 'u'));
  await untilStarted(page);
};

journey(
  'a consultant enters for two companies by one login and goes between them by keys, and nothing goes along',
  async ({ page, context, server: { origin } }) => {
    const [first, second] = [await companyOf(origin, 'seller'), await companyOf(origin, 'otherSeller')];
    await withLongHold(context);

    await journey.step('a company invites somebody who enters for another already, and is told what it is always told', async () => {
      await openAs(page, 'seller', '/seller');
      await runFromPalette(page, 'convidar colega', 'Convidar colega');
      await dialog(page, 'Convidar colega').getByRole('textbox', { name: 'Nome' }).focus();
      await page.keyboard.type('Verônica Consultora');
      await page.keyboard.press('Tab');
      await page.keyboard.type(people.otherSeller);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Convite enviado para ${people.otherSeller}`)).toBeVisible();
      await expect(page.getByRole('row', { name: /Verônica Consultora/u })).toContainText('Convidado');
      await signOut(page);
    });

    await journey.step(
      'she declines it by keys and it is gone, which the company is not told; invited again she sees it at once',
      async () => {
        const owner = await openSession(origin, 'seller');
        const before = await companySeen(origin, owner);
        await openAs(page, 'otherSeller', '/settings/companies');
        const invitation = page.getByRole('button', { name: `Recusar convite de ${first}` });
        await tabTo(page, invitation);
        await page.keyboard.press('Enter');
        const asked = dialog(page, `Recusar convite de ${first}`);
        await expect(asked).toContainText('A empresa não é avisada');
        await expectAccessible(page);
        await tabTo(page, asked.getByRole('button', { name: 'Recusar convite', exact: true }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(`Convite de ${first} recusado`)).toBeVisible();
        await expect(page.getByText(/Uma senha para todas/u)).toBeFocused();
        await expect(invitation).toHaveCount(0);
        await expect(account(page)).toHaveCount(0);
        await expectAccessible(page);
        expect(before.people.map(({ mail }) => mail)).toContain(people.otherSeller);
        expect(await companySeen(origin, owner)).toEqual(before);
        expect(await inviteAgain(origin, owner, people.otherSeller)).toBe(200);
        await expect(invitation).toBeVisible();
        await expect(account(page)).toBeVisible();
      },
    );

    await journey.step('she finds the invitation in the header, accepts it, and both companies are hers', async () => {
      await goInside(page, '/');
      await expectIn(page, second);
      await account(page).focus();
      await page.keyboard.press('Enter');
      await expect(inMenu(page, second)).toHaveAttribute('aria-current', 'true');
      await expect(inMenu(page, 'Minhas empresas (1 convite)…')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(account(page)).toBeFocused();
      await chooseInMenu(page, 'Minhas empresas (1 convite)…');
      await page.waitForURL((url) => url.pathname === '/settings/companies');
      await holdsInEveryLook(page, 'own-companies-invited');
      await tabTo(page, page.getByRole('button', { name: `Aceitar convite de ${first}` }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Você agora entra por ${first}`)).toBeVisible();
      await expect(page.getByRole('button', { name: `Trocar para ${first}` })).toBeFocused();
    });

    await journey.step('the header takes her there, and the palette back', async () => {
      await account(page).focus();
      await page.keyboard.press('Enter');
      await expect(inMenu(page, first)).toBeVisible();
      await holdsInEveryLook(page, 'company-menu', wideLooks);
      await page.keyboard.press('Escape');
      // Closed, it gives the focus back; a menu that was opened meanwhile would lose it.
      await expect(account(page)).toBeFocused();
      await chooseInMenu(page, first);
      await expectIn(page, first);
      await expect(page.getByText(`Agora você está em ${first}`)).toBeVisible();
      await openPalette(page);
      await page.keyboard.type('trocar para');
      await expect(paletteRows(page).filter({ hasText: `Trocar para ${second}` })).toHaveCount(1);
      await expect(paletteRows(page).filter({ hasText: `Trocar para ${first}` })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await runFromPalette(page, `trocar para ${second}`, `Trocar para ${second}`);
      await expectIn(page, second);
    });

    const nicknameOf = (): Promise<string | null> =>
      page.evaluate(async () => {
        const token = localStorage.getItem('userToken') ?? '';
        const answer = await fetch('/v2/user/data', { headers: { authorization: token, userToken: token } });
        return ((await answer.json()) as { nickname: string | null }).nickname;
      });

    await journey.step('what is not sent yet is asked about; left behind, it waits for her in the company it is of', async () => {
      await page.goto('/settings/profile');
      const nickname = page.getByRole('textbox', { name: 'Apelido' });
      await nickname.fill('Vevê');
      await page.keyboard.press('Enter');
      await expect(
        page
          .getByText('1 na fila')
          .or(page.getByRole('button', { name: /Desfazer/u }))
          .first(),
      ).toBeVisible();
      await chooseInMenu(page, first);
      const asked = dialog(page, 'Uma decisão ainda não foi enviada');
      await expect(asked).toContainText(`só é enviado quando você voltar a ${second}`);
      await expect(asked.getByRole('button', { name: 'Ficar' })).toBeFocused();
      await holdsInEveryLook(page, 'company-switch-unsent');
      await page.keyboard.press('Enter');
      await expect(asked).toHaveCount(0);
      await chooseInMenu(page, first);
      await tabTo(page, asked.getByRole('button', { name: 'Trocar assim mesmo' }));
      await page.keyboard.press('Enter');
      await expectIn(page, first);
      expect(await nicknameOf()).toBeNull();
      await runFromPalette(page, `trocar para ${second}`, `Trocar para ${second}`);
      await expectIn(page, second);
      await expect.poll(nicknameOf, { timeout: 40_000 }).toBe('Vevê');
      await runFromPalette(page, `trocar para ${first}`, `Trocar para ${first}`);
      await expectIn(page, first);
      expect(await nicknameOf()).not.toBe('Vevê');
    });

    await journey.step('another tab follows and says so until it is seen', async () => {
      const other = await context.newPage();
      await other.goto('/settings/profile');
      await expectIn(other, first);
      await page.bringToFront();
      await runFromPalette(page, `trocar para ${second}`, `Trocar para ${second}`);
      await expectIn(page, second);
      const told = dialog(other, `Esta aba agora está em ${second}`);
      await expect(told.getByRole('button', { name: 'Continuar' })).toBeFocused();
      await expectIn(other, second);
      await other.bringToFront();
      await holdsInEveryLook(other, 'company-followed');
      await other.keyboard.press('Enter');
      await expect(told).toHaveCount(0);
      await other.close();
    });

    await journey.step('on a phone the menu and the page hold, and one more company is registered there', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/settings/companies');
      await account(page).focus();
      await page.keyboard.press('Enter');
      await expect(inMenu(page, first)).toBeVisible();
      await holdsInEveryLook(page, 'company-menu', narrowLooks);
      await page.keyboard.press('Escape');
      await typeByKeys(page, { Nome: 'Terceira da Vera', 'CPF/CNPJ': '11222333000182' });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'CPF/CNPJ' })).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('textbox', { name: 'CPF/CNPJ' }).fill('11222333000181');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Terceira da Vera cadastrada')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Trocar para Terceira da Vera' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expectIn(page, 'Terceira da Vera');
    });
  },
);
