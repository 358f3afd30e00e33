import { expect, type Locator, type Page } from '@playwright/test';
import { coldVisit, journey, visit } from '../support/journey.ts';
import { complaintsOf, menu } from '../support/menu.ts';
import { runFromPalette } from '../support/palette.ts';
import { goInside, openAs } from '../support/people.ts';
import { queueList } from '../support/queue.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const openSettings = async (page: Page): Promise<void> => {
  await openAs(page, 'superuser', '/settings');
  await expect(heading(page, 'Configurações')).toBeVisible();
};

/** Red, green and blue of a colour that an element wears. */
const channelsOf = (locator: Locator, property: 'color' | 'backgroundColor'): Promise<readonly number[]> =>
  locator.evaluate((element, name) => (getComputedStyle(element)[name].match(/\d+/gu) ?? []).slice(0, 3).map(Number), property);

visit(
  'the frame stands where the specification puts it, its search leads on, and it is read from the right and in English',
  async ({ page }) => {
    await visit.step(
      'from 1280 px on the page stands where the specification puts it, and wears its colours, typeface and icons (row NAV-11)',
      async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await openSettings(page);
        await visit.step('light grey, with round corners', async () => {
          const { em, ...found } = await page.locator('.content').evaluate((main) => {
            const { left, top, right } = main.getBoundingClientRect();
            const { borderStartStartRadius, borderStartEndRadius, backgroundColor } = getComputedStyle(main);
            const channels = backgroundColor.match(/[\d.]+/gu)?.map(Number) ?? [];
            return {
              left,
              top,
              right: document.documentElement.clientWidth - right,
              em: Number.parseFloat(getComputedStyle(main).fontSize),
              corners: [borderStartStartRadius, borderStartEndRadius].every((radius) => Number.parseFloat(radius) > 0),
              isLightGrey:
                channels.slice(0, 3).every((channel) => channel > 235 && channel < 255) &&
                Math.max(...channels) - Math.min(...channels) < 4,
            };
          });
          expect(found).toEqual({ left: 15 * em, top: 137, right: 2 * em, corners: true, isLightGrey: true });
        });
        await visit.step('each place of the menu has an icon of its own', async () => {
          await expect(menu(page).getByRole('link').first()).toBeVisible();
          const shapes = await menu(page)
            .locator('svg.lucide')
            .evaluateAll((icons) => icons.map(({ innerHTML }) => innerHTML));
          expect(new Set(shapes).size).toBeGreaterThan(5);
        });
        await visit.step('the header darkens past 30 px and lifts past 40 px', async () => {
          const ground = () =>
            page.locator('.shell-top').evaluate((top) => [getComputedStyle(top).backgroundColor, getComputedStyle(top).boxShadow]);
          const scroll = (y: number): Promise<void> => page.evaluate((top) => scrollTo(0, top), y);
          const [plain] = await ground();
          await scroll(30);
          expect((await ground())[0]).toBe(plain);
          // What is still loading may put a page to its top again.
          const groundAt = async (y: number) => {
            await scroll(y);
            return ground();
          };
          await expect.poll(async () => (await groundAt(31))[0]).not.toBe(plain);
          expect((await ground())[1]).toBe('none');
          await expect.poll(async () => (await groundAt(41))[1]).not.toBe('none');
          await scroll(0);
        });
        await visit.step('written in Poppins, what is done first is green, and what counts is purple', async () => {
          await goInside(page, '/automessage');
          const add = page.getByRole('button', { name: 'Nova mensagem automática' });
          await expect(add).toBeVisible();
          const isWritten = () =>
            page.evaluate(() => [
              getComputedStyle(document.querySelector('.content') ?? document.body)
                .fontFamily.replaceAll(/["']/gu, '')
                .startsWith('Poppins'),
              [...document.fonts].some(({ family, status }) => family.includes('Poppins') && status === 'loaded'),
            ]);
          await expect.poll(isWritten).toEqual([true, true]);
          const [red = 0, green = 0, blue = 0] = await channelsOf(add, 'backgroundColor');
          expect(green).toBeGreaterThan(1.3 * Math.max(red, blue));
          const [countRed = 0, countGreen = 0, countBlue = 0] = await channelsOf(menu(page).locator('.menu-count').first(), 'color');
          expect(Math.min(countRed, countBlue)).toBeGreaterThan(1.3 * countGreen);
        });
      },
    );

    await visit.step(
      'the header search opens into the palette by Tab or Ctrl+K with the text kept; it offers five places at most and Enter goes to the first',
      async () => {
        for (const key of ['Tab', 'Control+k']) {
          await page.getByRole('combobox', { name: 'Buscar no menu' }).fill('conf');
          await page.keyboard.press(key);
          await expect(page.getByRole('dialog', { name: 'Ações' }).getByRole('combobox')).toHaveValue('conf');
          await page.keyboard.press('Escape');
        }
        const search = page.getByRole('combobox', { name: 'Buscar no menu' });
        await search.fill('a');
        const places = page.getByRole('group', { name: 'Itens do menu' }).getByRole('option');
        await expect(places.first()).toBeVisible();
        expect(await places.count()).toBeLessThanOrEqual(5);
        await search.fill('conf');
        await expect(page.getByRole('option', { name: 'Configurações' })).toHaveAttribute('aria-selected', 'true');
        await search.press('Enter');
        await expect(heading(page, 'Configurações')).toBeVisible();
      },
    );

    await visit.step('the page can be read from the right, and in English the menu speaks English too', async () => {
      await page.getByRole('radio', { name: 'Direita para a esquerda' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const [side, main] = [await page.locator('.sidebar').boundingBox(), await page.locator('.content').boundingBox()];
      expect(side?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY);
      await page.getByRole('radio', { name: 'English' }).click();
      await expect(menu(page).getByRole('link', { name: 'Summary' })).toBeVisible();
      await expect(menu(page).getByRole('button', { name: 'Integrations' })).toBeVisible();
      await expect(page).toHaveTitle('Settings · Balcão');
    });
  },
);

visit(
  'a page that is not there leads back, the dashboard and the queue have no title, and without a menu the frame stands',
  async ({ page }) => {
    await visit.step(
      'a page that is not there says so and leads back; /app is the dashboard, without title and breadcrumb; the queue takes every line of the window',
      async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await openAs(page, 'reviewer', '/nowhere/77');
        await visit.step('a page that is not there says so and leads back', async () => {
          await expect(heading(page, 'Página não encontrada')).toBeVisible();
          await page.getByRole('link', { name: 'Ir para o início' }).click();
          await expect(heading(page, 'Olá, Renata')).toBeVisible();
        });
        await visit.step('it greets, and has neither title nor breadcrumb', async () => {
          await goInside(page, '/settings');
          await expect(heading(page, 'Configurações')).toBeVisible();
          await goInside(page, '/app');
          await expect(heading(page, 'Olá, Renata')).toBeVisible();
          await expect(page).toHaveURL(/\/app$/u);
          await expect(page.getByRole('heading', { name: 'Fila de revisão' })).toBeVisible();
          await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveCount(0);
        });
        await visit.step('the queue has no title over it, and nothing that scrolls around it', async () => {
          await goInside(page, '/publish');
          await expect(queueList(page).getByRole('option').first()).toBeVisible();
          expect((await page.locator('.content').boundingBox())?.y).toBeLessThan(64);
          expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
        });
      },
    );

    await visit.step('a menu that can not be loaded is only logged: the frame stands, the palette goes everywhere', async () => {
      const complaints = complaintsOf(page);
      await page.route('**/v2/app/*enu', (route) => route.fulfill({ status: 500, json: {} }));
      await openAs(page, 'reviewer');
      await expect(heading(page, 'Olá, Renata')).toBeVisible();
      await expect(menu(page).getByRole('link')).toHaveCount(0);
      await expect.poll(() => complaints.filter((text) => text.includes('GET /app/menu Broken')).length).toBeGreaterThan(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await runFromPalette(page, 'configuracoes', 'Configurações');
      await expect(heading(page, 'Configurações')).toBeVisible();
    });
  },
);

visit('a line runs while a page is on its way, which comes in by light alone, or at once where motion is not wanted', async ({ page }) => {
  await visit.step('a line at the top runs while a page is on its way, and is full after one second', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/settings-route*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, 'reviewer');
    await menu(page).getByRole('link', { name: 'Configurações' }).click();
    const bar = page.getByRole('progressbar', { name: 'Carregando a página' });
    await expect(bar).toBeAttached();
    const timing = await bar.evaluate((line) => line.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    expect(timing).toEqual([1000]);
    await bar.evaluate((line) => Promise.all(line.getAnimations().map(({ finished }) => finished)));
    expect(await bar.evaluate((line) => line.getBoundingClientRect().width === document.documentElement.clientWidth)).toBe(true);
    release();
    await expect(heading(page, 'Configurações')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await visit.step('a page comes in within 700 ms, by light alone', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openAs(page, 'reviewer');
    const fades = await fadesOf(page);
    expect(fades).toHaveLength(1);
    expect(fades[0]).toBeLessThanOrEqual(700);
  });

  await visit.step('where motion is not wanted a page is simply there', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(page, 'reviewer');
    expect(await fadesOf(page)).toEqual([]);
  });
});

coldVisit('a page that does not arrive says so, asks the server before it reloads, and comes', async ({ page }) => {
  await openAs(page, 'reviewer');
  await expect(menu(page).getByRole('link', { name: 'Configurações' })).toBeVisible();
  await page.context().setOffline(true);
  await menu(page).getByRole('link', { name: 'Configurações' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Esta página não pôde ser carregada' });
  await expect(problem).toBeVisible();
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  // The frame stands, and trying again offline loses nothing of it.
  await again.click();
  // Answered: what is still being asked when the network is back finds the server, and reloads by itself.
  await expect(again).toBeEnabled();
  await expect(problem).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  // What the page itself holds: its title stands in the frame before it, and a browser closed in the middle of a reload may hang.
  await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
  await expect(problem).toHaveCount(0);
});

interface Seen {
  readonly fades: number[];
  isAsked: boolean;
}

/** Fades of `main` while the settings were opened, in milliseconds: known once the console has asked there whether motion is wanted. */
const fadesOf = async (page: Page): Promise<readonly number[]> => {
  // What home itself holds: a page that is opened while the first is still on its way has nothing to come in over, and does not fade.
  await expect(page.getByRole('link', { name: 'Abrir a fila' })).toBeVisible();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const ask = globalThis.matchMedia;
    const seen: Seen = { fades: [], isAsked: false };
    // The page that a login leads to may still be coming in.
    const isThere = () => location.pathname === '/settings';
    Object.assign(globalThis, {
      seen,
      matchMedia: (query: string) => {
        if (query.includes('prefers-reduced-motion') && isThere()) seen.isAsked = true;
        return ask(query);
      },
    });
    Element.prototype.animate = function (...asked) {
      if (this.id === 'content' && isThere()) seen.fades.push(typeof asked[1] === 'number' ? asked[1] : Number(asked[1]?.duration));
      return animate.apply(this, asked);
    };
  });
  await menu(page).getByRole('link', { name: 'Configurações' }).click();
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.isAsked);
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.fades);
};

const linked = journey.extend({ environment: { HELP_URL: 'https://ajuda.balcao.test/', TERMS_URL: 'https://balcao.test/termos' } });

linked('help and terms open in a new tab that can not reach back; the menu shows who is signed in', async ({ page }) => {
  await openAs(page, 'seller');
  for (const [name, address] of [
    [/Central de ajuda/u, 'https://ajuda.balcao.test/'],
    [/Termos de uso/u, 'https://balcao.test/termos'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/u);
  }
  const side = page.getByRole('complementary', { name: 'Menu' });
  const company = (await side.locator('.sidebar-who .quiet').textContent()) ?? '';
  expect([...company].length).toBeLessThanOrEqual(10);
  await expect(page.getByRole('banner').getByText((await side.locator('.sidebar-who .quiet').getAttribute('title')) ?? '?')).toBeVisible();
  await side.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
});
