import { expect, type Page } from '@playwright/test';
import { openFakeGoogle, type FakeGoogle } from '../support/fake-google.ts';
import { journey, visit } from '../support/journey.ts';
import { people, untilStarted } from '../support/people.ts';

/** A server that was given a client of Google's, and a Google on this machine. */
const googleJourney = journey.extend<{ readonly google: FakeGoogle }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  google: async ({}, provide) => {
    const google = await openFakeGoogle(people.reviewer);
    await provide(google);
    await google.close();
  },
  environment: async ({ google }, provide) => {
    await provide({ GOOGLE_CLIENT_ID: google.clientId, GOOGLE_AUTHORIZE_URL: google.authorizeUrl, GOOGLE_JWKS_URL: google.jwksUrl });
  },
});

const goToGoogle = async (page: Page, path = '/login'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Entrar com o Google' }).click();
  await page.waitForURL(/\/auth\?/u);
};

googleJourney('a person turns back at Google, is sent a forged answer, and signs in', async ({ page, google }) => {
  await googleJourney.step('turning back at Google is told, and the password still works', async () => {
    await goToGoogle(page);
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page.getByRole('alert')).toHaveText('O acesso pelo Google foi cancelado. Nada mudou aqui.');
    await expect(page).toHaveURL(/\/login$/u);

    for (const [name, what] of [
      ['Outro pedido', 'to a question this tab did not ask'],
      ['Outro nonce', 'whose token was made for another question'],
    ] as const)
      await googleJourney.step(`an answer ${what} is not sent to the server`, async () => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await goToGoogle(page);
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('alert')).toHaveText('Esta resposta do Google não foi pedida por esta aba. Tente de novo.');
        expect(asked.filter((url) => url.endsWith('/user/auth'))).toEqual([]);
      });
  });

  await googleJourney.step('a person of Google’s signs in, lands where they wanted to go, and leaves no token in the address', async () => {
    await goToGoogle(page, '/login?redirect=/settings');
    const question = google.asked.at(-1);
    expect(question?.get('response_type')).toBe('id_token');
    expect(new URL(question?.get('redirect_uri') ?? '').pathname).toBe('/login');
    await page.getByRole('link', { name: 'Continuar' }).click();
    await page.waitForURL((url) => url.pathname === '/settings');
    await untilStarted(page);
    await expect(page.getByText(people.reviewer)).toBeVisible();
    expect(page.url()).not.toContain('token');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

visit('without a client of Google’s there is no such button', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Cadastre-se' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/u })).toHaveCount(0);
});
