import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { menu } from '../support/menu.ts';
import { goInside, openAs } from '../support/people.ts';
import { runFromPalette } from '../support/palette.ts';
import { inEveryLook, shoot, wear, wideLooks } from '../support/screens.ts';

const layouts = [
  { layout: 'sidebar', name: 'Barra lateral', command: 'Layout: barra lateral' },
  { layout: 'big-sidebar', name: 'Barra lateral grande', command: 'Layout: barra lateral grande' },
  { layout: 'top-navigation', name: 'Navegação no topo', command: 'Layout: navegação no topo' },
  { layout: 'mega-menu', name: 'Mega menu', command: 'Layout: mega menu' },
] as const;
const wide = { appearance: 'light', width: 'wide', name: '' } as const;
type Layout = (typeof layouts)[number]['layout'];

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

/** Chosen in the settings it is worn at once, and after a reload. */
const choose = async (page: Page, layout: Layout, name: string): Promise<void> => {
  await page.getByRole('radio', { name, exact: true }).click();
  await expect.poll(() => worn(page)).toBe(layout);
  await page.reload();
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  expect(await worn(page)).toBe(layout);
};

/** In the themes that have colours of their own, each in light and dark, at both widths. */
const expectAccessibleInThemes = async (page: Page): Promise<void> => {
  for (const [nth, [asked, theme]] of [['Tema azul claro', 'lightBlue'] as const, ['Tema cinza', 'grey'] as const].entries())
    await visit.step(theme, async () => {
      await runFromPalette(page, asked, asked);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      // The second theme has the elements of the first.
      await inEveryLook(page, (_look, seen) => expectAccessible(page, nth === 0 ? seen : 'colours'));
    });
};

/** Under 992 px it is a drawer, which Escape closes and which gives the focus back. */
const walkDrawer = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 991, height: 800 });
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
};

for (const { layout, name, command } of layouts) {
  visit(
    `${layout}: chosen in the settings, worn at once and after a reload; the arrows lead to a screen, Escape goes back, a narrow window has it as a drawer, the palette puts it on, axe finds nothing`,
    async ({ page }) => {
      await openAs(page, 'superuser', '/settings');
      await visit.step('chosen', () => choose(page, layout, name));
      await visit.step('axe', async () => {
        // The frame is what is looked at: what it is around is seen by the walk through the menu.
        await goInside(page, '/nowhere');
        await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible();
        await expectAccessibleInThemes(page);
      });
      await visit.step('arrows', async () => {
        await wear(page, wide);
        await goToListings[layout](page);
        await expect(page.getByRole('link', { name: listings })).toBeFocused();
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname === '/publish');
      });
      await visit.step('drawer', () => walkDrawer(page));
      await visit.step('palette', async () => {
        await wear(page, wide);
        const others = layouts.filter((each) => each.layout !== layout).slice(0, 1);
        for (const { command: asked, layout: wanted } of [...others, { command, layout }]) {
          await runFromPalette(page, asked, asked);
          await expect.poll(() => worn(page)).toBe(wanted);
        }
      });
    },
  );
}

visit(
  'the sidebar becomes a rail of icons, and is one after a reload; no name of it is cut; a heading opens by the page that stands under it',
  async ({ page }) => {
    await openAs(page, 'superuser');
    await visit.step('no name is cut in its own width, counters beside it, light or dark', async () => {
      await expect(menu(page).getByRole('button', { name: 'Integrações' })).toContainText('99+');
      // Until our own typeface is here another stands in for it, of another width.
      await page.evaluate(() => document.fonts.ready);
      await inEveryLook(
        page,
        async (look) => {
          const cut = await menu(page)
            .locator('.menu-name')
            .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent));
          expect(cut).toEqual([]);
          await shoot(page, 'sidebar', look);
        },
        wideLooks,
      );
    });
    await visit.step('rail', async () => {
      await page.getByRole('button', { name: 'Recolher menu' }).click();
      await expect(menu(page).getByRole('link', { name: listings })).toBeVisible();
      await page.reload();
      const open = page.getByRole('button', { name: 'Expandir menu' });
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      expect(await page.evaluate(() => localStorage.getItem('drawerOpen'))).toBe('false');
      expect((await page.locator('.content').boundingBox())?.x).toBe(56);
      await open.click();
    });
    await visit.step('heading', async () => {
      await expect(menu(page).getByRole('button', { name: 'Integrações', expanded: false })).toBeVisible();
      await goInside(page, '/publish');
      await expect(menu(page).getByRole('button', { name: 'Integrações', expanded: true })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: listings })).toHaveAttribute('aria-current', 'page');
    });
  },
);
