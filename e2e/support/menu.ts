import { expect, type Locator, type Page } from '@playwright/test';

/** The menu of the frame, whichever layout it has. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu', exact: true }).first();

export interface MenuPlace {
  readonly name: string;
  readonly path: string;
}

/** Every line of the sidebar, headings opened one after the other. */
export const menuPlaces = async (page: Page): Promise<readonly MenuPlace[]> => {
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  const places = new Map<string, MenuPlace>();
  const collect = async (): Promise<void> => {
    for (const link of await menu(page).getByRole('link').all()) {
      const [name, path] = [await link.getAttribute('title'), await link.getAttribute('href')];
      if (name !== null && path !== null) places.set(`${name} ${path}`, { name, path });
    }
  };
  await collect();
  const headings = menu(page).locator('button[aria-expanded]');
  for (let at = 0; at < (await headings.count()); at += 1) {
    if ((await headings.nth(at).getAttribute('aria-expanded')) === 'false') await headings.nth(at).click();
    await collect();
  }
  return [...places.values()];
};

/** Clicks a line of the sidebar, opening the heading it stands under. */
export const followMenu = async (page: Page, { name, path }: MenuPlace): Promise<void> => {
  const line = menu(page)
    .locator(`a[href="${path}"]`)
    .and(menu(page).getByTitle(name, { exact: true }));
  const headings = menu(page).locator('button[aria-expanded]');
  for (let at = 0; at < (await headings.count()) && !(await line.isVisible()); at += 1) await headings.nth(at).click();
  await line.click();
};

/** What the console complained of; a screen that is whole complains of nothing. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};
