import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { menu } from '../support/menu.ts';
import { openAs } from '../support/people.ts';
import { runFromPalette } from '../support/palette.ts';
import { inEveryLook, wideLooks } from '../support/screens.ts';

const layouts = [
  { layout: 'sidebar', name: 'Barra lateral', command: 'Layout: barra lateral' },
  { layout: 'big-sidebar', name: 'Barra lateral grande', command: 'Layout: barra lateral grande' },
  { layout: 'top-navigation', name: 'Navegação no topo', command: 'Layout: navegação no topo' },
  { layout: 'mega-menu', name: 'Mega menu', command: 'Layout: mega menu' },
] as const;
type Layout = (typeof layouts)[number]['layout'];

const prefer = (page: Page, preferences: object): Promise<unknown> =>
  page.addInitScript((text) => localStorage.setItem('preferences', text), JSON.stringify(preferences));

const worn = (page: Page): Promise<string | null> => page.locator('[data-layout]').getAttribute('data-layout');

/** Not those of kits; its counter is part of its name. */
const listings = /^Anúncios(?! de Kit)/u;

/** Pressed until it stands there: how many lines are before it is the menu's matter. */
const arrowTo = async (page: Page, key: `Arrow${string}`, target: Locator): Promise<void> => {
  const isThere = (): Promise<boolean> => target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);
  for (let pressed = 0; pressed < 30 && !(await isThere()); pressed += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
};

const heading = (page: Page): Locator => menu(page).getByRole('button', { name: /^Integrações/u });
const line = (page: Page): Locator => page.getByRole('link', { name: listings });

/** By keyboard alone, to the listings of a superuser: they stand under a heading. */
const goToListings: Readonly<Record<Layout, (page: Page) => Promise<void>>> = {
  sidebar: async (page) => {
    await menu(page).getByRole('link', { name: 'Resumo' }).focus();
    await arrowTo(page, 'ArrowDown', heading(page));
    await page.keyboard.press('Enter');
    await arrowTo(page, 'ArrowDown', line(page));
  },
  'big-sidebar': async (page) => {
    await menu(page).getByRole('link', { name: 'Resumo' }).focus();
    await arrowTo(page, 'ArrowDown', heading(page));
    await page.keyboard.press('Enter');
    const under = page.getByRole('navigation', { name: 'Integrações' }).getByRole('link', { name: listings });
    await under.focus();
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('button', { name: 'Integrações', expanded: false })).toBeFocused();
    await page.keyboard.press('Enter');
    await under.focus();
  },
  'top-navigation': async (page) => {
    await menu(page).getByRole('link', { name: 'Resumo' }).focus();
    await arrowTo(page, 'ArrowRight', heading(page));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await arrowTo(page, 'ArrowDown', line(page));
  },
  'mega-menu': async (page) => {
    const button = page.getByRole('banner').getByRole('button', { name: /^Menu/u });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Resumo' })).toBeFocused();
    await page.keyboard.press('End');
    await arrowTo(page, 'ArrowUp', line(page));
  },
};

for (const { layout, name, command } of layouts) {
  visit(
    `${layout}: chosen in the settings, worn at once and after a reload; axe finds nothing, in either theme and every look`,
    async ({ page }) => {
      await openAs(page, 'superuser', '/settings');
      await page.getByRole('radio', { name, exact: true }).click();
      await expect.poll(() => worn(page)).toBe(layout);
      await page.reload();
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
      expect(await worn(page)).toBe(layout);
      for (const [asked, theme] of [
        ['Tema azul claro', 'lightBlue'],
        ['Tema cinza', 'grey'],
      ] as const) {
        await runFromPalette(page, asked, asked);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await inEveryLook(page, (_look, seen) => expectAccessible(page, seen));
      }
    },
  );

  visit(`${layout}: the arrows lead to a screen, Escape goes back to where it was opened`, async ({ page }) => {
    await prefer(page, { layout });
    await openAs(page, 'superuser');
    await goToListings[layout](page);
    await expect(page.getByRole('link', { name: listings })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/publish');
  });

  visit(`${layout}: under 992 px it is a drawer, which Escape closes and which gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await prefer(page, { layout });
    await openAs(page, 'superuser');
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Resumo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Configurações' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
  });

  visit(`${layout}: the palette puts it on from any page`, async ({ page }) => {
    await prefer(page, { layout: layout === 'sidebar' ? 'mega-menu' : 'sidebar' });
    await openAs(page, 'superuser');
    await runFromPalette(page, command, command);
    await expect.poll(() => worn(page)).toBe(layout);
  });
}

visit('the sidebar becomes a rail of icons, and is one after a reload', async ({ page }) => {
  await openAs(page, 'superuser');
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect(menu(page).getByRole('link', { name: listings })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => localStorage.getItem('drawerOpen'))).toBe('false');
  expect((await page.locator('.content').boundingBox())?.x).toBe(56);
});

visit('no name of the menu is cut in the sidebar’s own width, counters beside it, light or dark', async ({ page }) => {
  await openAs(page, 'superuser');
  await expect(menu(page).getByRole('button', { name: 'Integrações' })).toContainText('99+');
  // Until our own typeface is here another stands in for it, of another width.
  await page.evaluate(() => document.fonts.ready);
  await inEveryLook(
    page,
    async ({ appearance }) => {
      const cut = await menu(page)
        .locator('.menu-name')
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent));
      expect(cut).toEqual([]);
      await page.screenshot({ path: `test-results/screens/sidebar-${appearance}.png`, clip: { x: 0, y: 0, width: 320, height: 300 } });
    },
    wideLooks,
  );
});

visit('a heading opens by the page that stands under it', async ({ page }) => {
  await openAs(page, 'superuser', '/publish');
  await expect(menu(page).getByRole('button', { name: 'Integrações', expanded: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: listings })).toHaveAttribute('aria-current', 'page');
});
