import { expect, type Page } from '@playwright/test';
import { visit } from '../support/journey.ts';
import { demoPassword, people } from '../support/people.ts';

const consoleScripts = /\/assets\/(?!first-look).*\.js$/u;
const firstLook = /\/assets\/first-look-[^/]*\.js$/u;
const styles = /\/assets\/index-[^/]*\.css$/u;

/** These files wait until what this answers is called. */
const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
/** They change how wide a word is, when they come. */
const withoutFonts = (page: Page) => page.route(/\.woff2?$/u, (route) => route.abort());
/** The console waits; what the page itself runs first does not. */
const holdConsole = (page: Page) => hold(page, consoleScripts);
const mail = (page: Page) => page.getByLabel('E-mail', { exact: true });
const password = (page: Page) => page.getByLabel('Senha', { exact: true });
/** The script has come that hears Enter: a moment after the door, long before anybody has typed a password. */
const isHeard = (page: Page) => expect(page.locator('#door > :is(.light, .dark)')).toHaveCount(1);
const isTaken = (page: Page) => expect(page.locator('#door')).toHaveCount(0);

visit('one types before the console has come: what was typed and where stay, and one types on', async ({ page }) => {
  const release = await holdConsole(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(mail(page)).toBeFocused();
  await page.keyboard.type(people.reviewer);
  await password(page).fill('demo');
  release();
  await isTaken(page);
  await expect(mail(page)).toHaveValue(people.reviewer);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(demoPassword.slice('demo'.length));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

visit('Enter, or its button, before the console has come lets one in when it is there', async ({ page, context }) => {
  for (const press of [() => page.keyboard.press('Enter'), () => page.getByRole('button', { name: 'Entrar', exact: true }).click()]) {
    const release = await holdConsole(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await isHeard(page);
    await mail(page).fill(people.seller);
    await password(page).fill(demoPassword);
    await press();
    // Nothing of it may ever stand in an address.
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
  }
});

visit('who presses Enter too early and types on is not sent with half a password', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdConsole(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await isHeard(page);
  await mail(page).fill(people.reviewer);
  await page.keyboard.press('Enter');
  await password(page).fill('demo12');
  release();
  await isTaken(page);
  await expect(password(page)).toHaveValue('demo12');
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  expect(asked.filter((path) => path.endsWith('/user/auth'))).toHaveLength(1);
});

visit('it is dark for whoever chose dark, and waits for the console where it would speak another language', async ({ page }) => {
  await page.goto('/login');
  await isTaken(page);
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  const release = await holdConsole(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(mail(page)).toBeVisible();
  const colours = () => page.locator('.login').evaluate((element) => getComputedStyle(element).backgroundColor);
  const drawn = await colours();
  release();
  await isTaken(page);
  expect(await colours()).toBe(drawn);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.getByRole('button', { name: 'EN, switch to English' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const releaseAgain = await holdConsole(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#door')).toHaveCount(1);
  await expect(page.locator('#door')).toBeHidden();
  releaseAgain();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await isTaken(page);
});

/** Of everything at the door, how it looks in every respect, by its place. */
const looksOf = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.locator('#door').evaluate((door) => {
    // Even in no time at all a colour becomes another a frame later.
    for (const each of document.getAnimations()) each.finish();
    return [door, ...door.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::placeholder'].map((part) => {
        const style = getComputedStyle(element, part);
        // Values nobody takes up are not at the door.
        return [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${element.tagName}${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  });

for (const appearance of ['light', 'dark'] as const) {
  visit(`what the page brings to dress the ${appearance} door is all that the console has for it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
    await withoutFonts(page);
    const releaseStyles = await hold(page, styles);
    const release = await holdConsole(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(mail(page)).toBeFocused();
    const enter = page.getByRole('button', { name: 'Entrar', exact: true });
    const states: readonly (() => Promise<void>)[] = [
      () => mail(page).focus(),
      () => password(page).focus(),
      () => enter.focus(),
      () => enter.hover(),
    ];
    const seen = async () => {
      await page.mouse.move(1, 1);
      const looks = [];
      for (const state of states) {
        await state();
        looks.push(await looksOf(page));
      }
      return looks;
    };
    const before = await seen();
    releaseStyles();
    await expect.poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null))).toBe(true);
    const after = await seen();
    const changed = after.flatMap((looks, state) =>
      looks.flatMap((look, at) =>
        look.flatMap((value, place) => (value === before[state]?.[at]?.[place] ? [] : [[before[state]?.[at]?.[place], value]])),
      ),
    );
    expect(changed).toEqual([]);
    release();
    await isTaken(page);
  });
}

for (const appearance of ['light', 'dark'] as const) {
  visit(`a stranger sees the ${appearance} door before any script has come, and it stays as it was when it has`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
    await withoutFonts(page);
    const releaseConsole = await holdConsole(page);
    const releaseStyles = await hold(page, styles);
    const releaseLook = await hold(page, firstLook);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(mail(page)).toBeFocused();
    await page.keyboard.type('a');
    const background = () => page.locator('.login').evaluate((element) => getComputedStyle(element).backgroundColor);
    const [before, seen] = [await looksOf(page), await background()];
    releaseLook();
    await expect(page.locator(`#door > .${appearance}`)).toHaveCount(1);
    expect(await looksOf(page)).toEqual(before);
    releaseStyles();
    releaseConsole();
    await isTaken(page);
    await expect(mail(page)).toHaveValue('a');
    expect(await background()).toBe(seen);
  });
}

visit(
  'where something is stored nothing is drawn before the script has looked; a browser that forgot is a stranger',
  async ({ page, context }) => {
    const known = async () => (await context.cookies(`${new URL(page.url()).origin}/login`)).map(({ name, value }) => `${name}=${value}`);
    /** Reloads while the script waits, and is done when the console has come. */
    const reload = async (seen: () => Promise<void>): Promise<void> => {
      const release = await hold(page, firstLook);
      await page.reload({ waitUntil: 'commit' });
      // It stands before the script: what a waiting script stands before has not been read.
      await expect(page).toHaveTitle('Balcão');
      await seen();
      release();
      await isTaken(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    };
    const isDrawn = () => expect(mail(page)).toBeVisible();
    const isNotRead = async () => expect(await page.locator('#door').count()).toBe(0);
    await page.goto('/login');
    await isTaken(page);
    expect(await known()).toEqual([]);
    await reload(isDrawn);
    await page.getByRole('button', { name: 'Usar tema escuro' }).click();
    expect(await known()).toEqual(['known=1']);
    await reload(isNotRead);
    await page.getByRole('button', { name: 'Usar tema claro' }).click();
    expect(await known()).toEqual([]);
    await reload(isDrawn);
  },
);

visit('styles that never come keep nobody out', async ({ page }) => {
  await page.route(styles, (route) => route.abort());
  await page.goto('/login');
  await isTaken(page);
  await mail(page).fill(people.seller);
  await password(page).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});
