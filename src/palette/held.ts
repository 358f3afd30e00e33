import type { Role } from '#contract/call.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import type { SavedView } from '#contract/shell.ts';
import { commandNamed } from '#commands/registry.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import type { Translate } from '#locale/translate.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import type { MenuLink } from './context.tsx';
import type { Entry } from './entries.ts';
import { prefixEntries } from './prefixes.ts';
import { readyViews } from './ready-views.ts';
import { settingsEntries } from './settings-entries.ts';
import { visitEntry, type Visit } from './visits.ts';

/** Where the list is that a named place is of. */
const listOfScreen: Readonly<Record<string, string>> = {
  review: '/publish',
  listings: '/publish',
  sales: '/sale',
  expedition: '/expedition',
  mediations: '/mediation',
  questions: '/message',
  products: '/product',
  kits: '/kit',
  links: '/link',
  pricerules: '/pricerule',
  automessages: '/automessage',
  reports: '/report',
  imports: '/import',
  money: '/money',
  reputation: '/reputation',
  jobs: '/queue',
  marketplace: '/marketplace',
  companies: '/seller',
  users: '/users',
  categories: '/category',
  compatibilities: '/compatibilities',
};

export const viewEntry = ({ id, name, screen, search }: SavedView): Entry[] => {
  const list = listOfScreen[screen];
  if (list === undefined || isWithoutId(id)) return [];
  return [
    {
      kind: 'link',
      id: `view:${id}`,
      icon: 'list-filter',
      title: name,
      aliases: [],
      to: `${list}?${search.replace(/^\?/u, '')}`,
      where: 'view',
    },
  ];
};

/** What is to be done in the lists this person has, whether or not anybody saved a view of it. */
const readyEntries = (t: Translate, links: readonly MenuLink[]): readonly Entry[] =>
  Object.entries(readyViews).flatMap(([screen, views]) => {
    const list = listOfScreen[screen];
    if (list === undefined || !links.some(({ link }) => link === list)) return [];
    return views.map(({ name, search, aliases }) => ({
      kind: 'link',
      id: `ready:${name}`,
      icon: 'list-filter',
      title: t(name),
      aliases,
      to: `${list}?${search}`,
      where: 'view',
    }));
  });

export interface Company {
  readonly _id: string;
  readonly name: string;
}

const companyEntry =
  (placeOf: (id: string) => string) =>
  ({ _id, name }: Company): readonly Entry[] =>
    isWithoutId(_id)
      ? []
      : [
          {
            kind: 'link',
            id: `company:${_id}`,
            icon: 'building-2',
            title: name,
            aliases: [],
            to: placeOf(encodeURIComponent(_id)),
            where: 'company',
          },
        ];

/** A company is its page where somebody keeps the records; for the others it is its listings. */
export const pageOfCompany = companyEntry((id) => `/seller/${id}`);
export const listingsOfCompany = companyEntry((id) => `/publish?sellerId=${id}`);

/** Where the person may go from the company they are in: a row for each, which the one command takes there. */
const switchEntries = (t: Translate, own: readonly OwnCompany[]): readonly Entry[] =>
  own
    .filter(({ state }) => state === 'open')
    .map(({ _id, name }) => {
      const command = commandNamed('app.switchCompany');
      return {
        kind: 'command',
        id: `switch:${_id}`,
        icon: command.icon,
        title: t('palette.switchTo', { name }),
        aliases: [name, ...command.aliases],
        command,
        args: { to: _id, name },
      };
    });

interface Held {
  readonly visits: readonly Visit[];
  readonly views: readonly SavedView[];
  readonly companies: readonly Company[];
  /** The person's own, to switch to. */
  readonly own: readonly OwnCompany[];
}

/** What can be found without the server besides commands and places: few, so they are indexed each time the palette opens. */
export const heldCatalogue = (
  { visits, views, companies, own }: Held,
  { t, role, links }: { readonly t: Translate; readonly role: Role; readonly links: readonly MenuLink[] },
): Catalogue => {
  // A place of the menu is found as one; that it was visited is said while nothing is typed.
  const records = visits.filter(({ where }) => where !== 'menu').map(visitEntry);
  const rowOfCompany = role === 'superuser' ? pageOfCompany : listingsOfCompany;
  const ofCompanies = links.some(({ link }) => link.startsWith('/publish'));
  const known = [
    ...switchEntries(t, own),
    ...records,
    ...readyEntries(t, links),
    ...views.flatMap(viewEntry),
    ...(ofCompanies ? companies.flatMap(rowOfCompany) : []),
    ...settingsEntries(t),
    ...prefixEntries(t, role),
  ];
  return catalogueOf([...new Map(known.map((entry) => [entry.id, entry])).values()]);
};
