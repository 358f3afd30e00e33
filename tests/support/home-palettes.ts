import { menuLeadsTo } from '../../src/app/menu-leads-to.ts';
import { createAppRouter } from '../../src/app/routes.tsx';
import type { Services } from '../../src/app/services.ts';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { commands, intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { outbox } from '#events/projections/outbox.ts';
import { linksOf, mergeMenus } from '#features/shell/menu.ts';
import { translateIn } from '#locale/translate.ts';
import { catalogueOf } from '#palette/catalogue.ts';
import { createContextRegistry } from '#palette/context-registry.ts';
import { standingEntries, type Entry } from '#palette/entries.ts';
import { noFrecency } from '#palette/frecency.ts';
import { heldCatalogue } from '#palette/held.ts';
import { askableKinds, findableBy } from '#palette/lookups.ts';
import { resultsFor } from '#palette/results-for.ts';
import { search } from '#palette/results.ts';
import { standingsOf } from '#palette/standings.ts';
import { buildMenu } from '../../server/shell/build-menu.ts';
import { generalMenu, moneyMenu, type MenuViewer } from '../../server/shell/menu-table.ts';

export const viewers = {
  superuser: { role: 'superuser', isMoneyManager: false, hadSellout: true },
  reviewer: { role: 'reviewer', isMoneyManager: false, hadSellout: true },
  seller: { role: 'seller', isMoneyManager: false, hadSellout: true },
  manager: { role: 'seller', isMoneyManager: true, hadSellout: false },
} as const satisfies Readonly<Record<string, MenuViewer>>;

/** The places of such a person's menu. */
export const linksFor = (viewer: MenuViewer) => {
  const session = { state: () => ({ hadSellout: viewer.hadSellout, hadSell: viewer.isMoneyManager }) };
  const leadsSomewhere = menuLeadsTo(createAppRouter({ session } as unknown as Services));
  return linksOf(
    mergeMenus(buildMenu(generalMenu, viewer), buildMenu(moneyMenu, viewer), { leadsSomewhere, unread: null, nameOf: ({ name }) => name }),
  );
};

/** What the frame offers on every page; the rest is of screens. */
const offered = () => {
  const contexts = createContextRegistry();
  for (const name of [
    'app.openPalette',
    'app.shortcuts',
    'app.undoLast',
    'app.problems',
    'app.logout',
    'order.open',
    'notification.open',
  ]) {
    contexts.offerHandler(name, () => undefined);
  }
  return contexts.state();
};

/** What is held on such a computer: an order that was open, a view of one's own, the companies. */
const held = {
  visits: [{ to: '/detail/o1', title: '2000012000001918', where: 'order', subject: 'order:o1' }],
  views: [{ id: 'v1', screen: 'review', name: 'Só violões', search: 'search=violao', shared: false, mine: true }],
  companies: ['Ateliê Manacá', 'Foto Paulista', 'Empório Sabiá', 'Casa Clara'].map((name, at) => ({ _id: `s${at}`, name })),
  own: [],
} as const;

/** What the palette of such a person shows from the home page, where nothing is chosen: the real commands and the real menu. */
export const palettes = Object.fromEntries(
  Object.entries(viewers).map(([who, viewer]) => {
    const { role } = viewer;
    const links = linksFor(viewer);
    const catalogue = catalogueOf(standingEntries(commands, links, 'br'));
    const context = {
      offered: offered(),
      actor: aReviewer({ role, isMoneyManager: viewer.isMoneyManager, ...(role === 'seller' && { sellerId: 's1' }) }),
      outbox: outbox.initial,
      index: indexCommands(intentCommands),
      baseOf: () => null,
      navigate: () => undefined,
    };
    const askable = askableKinds(findableBy(role, links));
    const standings = standingsOf(catalogue, context, { frecency: noFrecency, now: 0, askable });
    return [who, { catalogue, standings, held: heldCatalogue(held, { t: translateIn('br'), role, links }) }];
  }),
);

export const rowsFor = (who: string, query: string): readonly Entry[] => {
  const palette = palettes[who];
  if (!palette) throw new Error(`Nobody is ${who}`);
  const rows = search(palette.catalogue, query, palette.standings, null, palette.held);
  return Array.from({ length: rows.length }, (_, at) => rows.at(at)).flatMap((row) => (row?.kind === 'entry' ? [row.entry] : []));
};

/** The first row of all that is known here, phrases among it; what the server finds stands below. */
export const firstRowFor = (who: string, text: string, phrases: readonly Entry[]): Entry | undefined => {
  const palette = palettes[who];
  const role = viewers[who as keyof typeof viewers]?.role;
  if (!palette || !role) throw new Error(`Nobody is ${who}`);
  const { catalogue, standings, held: known } = palette;
  const rows = resultsFor(
    { kind: 'all', text },
    catalogue,
    standings,
    { phrases, held: known, visited: [], found: [] },
    { t: translateIn('br'), role },
  );
  const row = rows.at(0);
  return row?.kind === 'entry' ? row.entry : undefined;
};
