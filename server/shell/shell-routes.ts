import { eq } from 'drizzle-orm';
import { getCapabilities } from '#contract/capabilities.ts';
import { getMenu, getMoneyMenu } from '#contract/shell.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { account } from '../db/schema/core.ts';
import { openDemoAccounts } from '../demo/open-demo-accounts.ts';
import type { Actor } from '../http/actor.ts';
import { described, publicRoute, readRoute } from '../http/route.ts';
import { buildMenu } from './build-menu.ts';
import { generalMenu, moneyMenu, type MenuViewer } from './menu-table.ts';
import { listSavedViewsRoute, saveViewRoute, deleteViewRoute } from './saved-view-routes.ts';

const viewerOf = async (db: Db, actor: Actor): Promise<MenuViewer> => {
  const [row] = await db.select({ hadSellout: account.hadSellout }).from(account).where(eq(account.id, actor.id));
  return { ...actor, hadSellout: row?.hadSellout ?? false };
};

const getMenuRoute = readRoute(getMenu, async (_input, { db, actor }) => ok(buildMenu(generalMenu, await viewerOf(db, actor))));

const getMoneyMenuRoute = readRoute(getMoneyMenu, async (_input, { db, actor }) => ok(buildMenu(moneyMenu, await viewerOf(db, actor))));

const getCapabilitiesRoute = publicRoute(getCapabilities, async (_input, { settings, db }) =>
  ok({
    leases: settings.LEASES,
    stream: true,
    undo: true,
    ours: true,
    helpUrl: settings.HELP_URL ?? null,
    termsUrl: settings.TERMS_URL ?? null,
    googleClientId: settings.GOOGLE_CLIENT_ID ?? null,
    googleAuthorizeUrl: settings.GOOGLE_CLIENT_ID === undefined ? null : settings.GOOGLE_AUTHORIZE_URL,
    accounts: true,
    registration: settings.REGISTRATION,
    platformId: settings.PLATFORM_ID,
    passwordMax: settings.PASSWORD_MAX,
    demoAccounts: settings.DEMO ? (await openDemoAccounts(db)).map(({ mail, label }) => ({ mail, label })) : [],
  }),
);

export const shellRoutes = described([
  [getMenuRoute, 'General menu of this user'],
  [getMoneyMenuRoute, 'Money menu; empty for who is no money manager'],
  [getCapabilitiesRoute, 'What this server offers beyond the specification'],
  [listSavedViewsRoute, 'Saved views of a screen, or of all: mine, and what colleagues share'],
  [saveViewRoute, 'Creates or changes one of my saved views'],
  [deleteViewRoute, 'Removes one of my saved views'],
]);
