import { expect, test } from 'vitest';
import { menuLeadsTo } from '../../src/app/menu-leads-to.ts';
import { createAppRouter } from '../../src/app/routes.tsx';
import type { Services } from '../../src/app/services.ts';
import { linksOf, mergeMenus } from '#features/shell/menu.ts';
import { catalogue } from '#locale/catalogue.ts';
import { buildMenu } from '../../server/shell/build-menu.ts';
import { generalMenu, moneyMenu, type MenuLine, type MenuViewer } from '../../server/shell/menu-table.ts';

/** The five demo accounts, as server and console know them. */
const viewers: Readonly<Record<string, MenuViewer>> = {
  reviewer: { role: 'reviewer', isMoneyManager: false, hadSellout: true },
  superuser: { role: 'superuser', isMoneyManager: false, hadSellout: true },
  seller: { role: 'seller', isMoneyManager: false, hadSellout: true },
  'seller of another company': { role: 'seller', isMoneyManager: false, hadSellout: false },
  'money manager': { role: 'seller', isMoneyManager: true, hadSellout: false },
};

const routerFor = ({ hadSellout, isMoneyManager }: MenuViewer) =>
  createAppRouter({ session: { state: () => ({ hadSellout, hadSell: isMoneyManager }) } } as unknown as Services);

test.each(Object.entries(viewers))('no line of the menu of a %s is dead: each is a path of the router', (_, viewer) => {
  const router = routerFor(viewer);
  const entries = mergeMenus(buildMenu(generalMenu, viewer), buildMenu(moneyMenu, viewer), {
    leadsSomewhere: menuLeadsTo(router),
    unread: null,
    nameOf: ({ name }) => name,
  });
  const links = linksOf(entries).map(({ link }) => link);
  expect(links).toContain('/settings');
  expect(links.filter((link) => !Object.hasOwn(router.routesByPath, link))).toEqual([]);
  // A line the specification gives this person, whose screen is there, is in the menu.
  const given = [...linesOf(buildMenu(generalMenu, viewer)), ...linesOf(buildMenu(moneyMenu, viewer))];
  const missing = given.filter((link) => link !== '/logout' && Object.hasOwn(router.routesByPath, link) && !links.includes(link));
  expect(missing).toEqual([]);
});

const linesOf = (items: ReturnType<typeof buildMenu>): readonly string[] =>
  items.flatMap(({ link, child }) => [...(link === '' ? [] : [link]), ...linesOf([...child])]);

const keysOf = (lines: readonly MenuLine[]): readonly string[] => lines.flatMap(({ key, child }) => [key, ...keysOf(child)]);

test('every line the server names has its English name, and the Portuguese one is the server’s', () => {
  const texts: Readonly<Record<string, { readonly br: unknown }>> = catalogue;
  const named = (lines: readonly MenuLine[]): readonly MenuLine[] => lines.flatMap((line) => [line, ...named(line.child)]);
  const keys = keysOf([...generalMenu, ...moneyMenu]).filter((key) => key !== 'logout');
  expect(keys.filter((key) => !Object.hasOwn(catalogue, `menu.${key}`))).toEqual([]);
  const renamed = named([...generalMenu, ...moneyMenu]).filter(({ key, name }) => key !== 'logout' && texts[`menu.${key}`]?.br !== name);
  expect(renamed.map(({ key }) => key)).toEqual([]);
});
