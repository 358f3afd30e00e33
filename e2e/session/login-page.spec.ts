import { expect, type Page, type Request } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { demoPassword, people, signOut } from '../support/people.ts';

const mail = (page: Page) => page.getByLabel('E-mail', { exact: true });
const password = (page: Page) => page.getByLabel('Senha', { exact: true });

/** These files wait until what this answers is called. */
const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};

visit('one types at once, Enter leads to the console, and who is signed in finds the other pages open', async ({ page }) => {
  await visit.step('one types at once, while the console is fetched ahead, and Enter leads to it', async () => {
    // Named by the console's page alone, and asked for ahead by the login.
    const ahead = page.waitForRequest((request: Request) => /\/assets\/console-[^/]*\.js$/u.test(request.url()));
    await page.goto('/login');
    await expect(mail(page)).toBeFocused();
    await page.keyboard.type(people.reviewer);
    await ahead;
    await password(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeAttached();
  });

  await visit.step('who is signed in finds the other pages open, and goes from the login to the console', async () => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'Cadastrar empresa' })).toBeVisible();
    await page.goto('/login?redirect=/settings');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

visit('Enter pressed twice asks once, and styles that never come keep nobody out', async ({ page }) => {
  await visit.step('Enter pressed twice while the server thinks asks it once, and nothing typed ever stands in the address', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await hold(page, /\/v2\/user\/auth$/u);
    await page.goto('/login');
    await mail(page).fill(people.seller);
    await password(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL((url) => url.pathname === '/');
    expect(asked.filter((path) => path.endsWith('/user/auth'))).toHaveLength(1);
  });

  await visit.step('styles that never come keep nobody out', async () => {
    await signOut(page);
    await page.route(/\/assets\/[^/]*\.css$/u, (route) => route.abort());
    await page.goto('/login');
    await mail(page).fill(people.seller);
    await password(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

visit(
  'before signing in the way back is kept, what does not arrive says so, and look and language are the chosen ones',
  async ({ page }) => {
    await visit.step('a signed-out visitor of a page of the console is sent to the login, which keeps the way back', async () => {
      await page.goto('/publish?search=tenis#x');
      await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/publish?search=tenis#x');
      await expect(mail(page)).toBeVisible();
      await expect(page.getByText('Entre para continuar de onde parou.')).toBeVisible();
    });

    await visit.step('a page whose script does not arrive says so, and comes when it is asked for again', async () => {
      let isLost = true;
      await page.route(/\/assets\/login-[^/]*\.js$/u, (route) => (isLost ? route.abort('internetdisconnected') : route.fallback()));
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText('Esta página não pôde ser carregada.');
      isLost = false;
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(mail(page)).toBeFocused();
    });

    await visit.step('a form that does not arrive says so, and is there as soon as it does', async () => {
      let isLost = true;
      await page.route(/\/assets\/account-pages-[^/]*\.js$/u, (route) => (isLost ? route.abort('internetdisconnected') : route.fallback()));
      await page.goto('/register');
      await expect(page.getByRole('alert')).toContainText('Esta página não pôde ser carregada');
      isLost = false;
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(page.getByRole('heading', { name: 'Cadastrar empresa' })).toBeVisible();
    });

    await visit.step('it is dark from the start for whoever chose dark, and speaks the language that was chosen', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Usar tema escuro' }).click();
      await page.getByRole('button', { name: 'EN, switch to English' }).click();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      const release = await hold(page, /\/assets\/.*\.js$/u);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
      release();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page.locator('.radix-themes.dark')).toHaveCount(1);
    });
  },
);
