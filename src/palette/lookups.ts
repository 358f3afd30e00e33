import { mediationPath } from '#commands/mediation/mediation-view.ts';
import { orderReaders } from '#commands/order/order-args.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Role } from '#contract/call.ts';
import { listListings } from '#contract/listing.ts';
import { listMediations } from '#contract/mediation-calls.ts';
import { orderNumber, type OrderRow } from '#contract/order.ts';
import { listOrders } from '#contract/order-calls.ts';
import { listQuestions } from '#contract/question-calls.ts';
import { listUsers } from '#contract/user.ts';
import { foundNothing, mostFound, rowsAs, type Found, type LookUp } from './look-up.ts';
import { lookUpAccounts, lookUpAutoMessages, lookUpCategories, lookUpPriceRules } from './record-lookups.ts';
import { listSellers } from '#contract/seller.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { brokenIn } from '#lib/broken-row.ts';
import { memoize } from '#lib/memoize.ts';
import { ok } from '#lib/result.ts';
import type { Translate } from '#locale/translate.ts';
import type { KindName } from '#contract/kinds.ts';
import type { AskableKinds } from './askable.ts';
import { catalogueOf } from './catalogue.ts';
import type { MenuLink } from './context.tsx';
import type { Entry } from './entries.ts';
import { rank } from './ranking.ts';
import { listingsOfCompany, pageOfCompany, type Company } from './held.ts';
import type { Search } from './prefixes.ts';

/** Without a prefix a look-up is a guess; two letters would find everything. */
const shortestGuess = 3;

const both = (first: Found, second: Found): Found => ({
  entries: [...first.entries, ...second.entries],
  broken: [...first.broken, ...second.broken],
});

/** Without what nobody informed. */
const titleOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const lookUpListings = rowsAs(
  (api, search, signal) => api.send(listListings, { query: { search, limit: mostFound } }, { signal }),
  ({ publishId, title, sku, sellerName }): Entry => ({
    kind: 'link',
    id: `listing:${publishId}`,
    icon: 'megaphone',
    title,
    detail: titleOf(sellerName, sku),
    aliases: [sku],
    to: `/publish/${encodeURIComponent(publishId)}`,
    where: 'listing',
  }),
);

const companiesAs =
  (rowOf: (company: Company) => readonly Entry[]): LookUp =>
  async (api, text, signal) => {
    const found = await api.send(listSellers, {}, { signal });
    if (!found.ok) return found;
    const entries = found.value.flatMap(rowOf);
    const positions = text === '' ? [...entries.keys()] : [...rank(catalogueOf(entries).index, text).positions];
    const broken = found.value.flatMap(({ _id }, at) => (isWithoutId(_id) ? [{ at, id: null, issues: '' }] : []));
    return ok({ entries: positions.slice(0, mostFound).flatMap((position) => entries[position] ?? []), broken });
  };

const lookUpCompanies = companiesAs(listingsOfCompany);

const orderEntry = (row: OrderRow, t: Translate): Entry => ({
  kind: 'link',
  id: `order:${row._id}`,
  icon: 'hash',
  title: titleOf(orderNumber(row), row.buyerName, t(`order.status.${row.status}`)),
  label: orderNumber(row),
  aliases: [],
  to: `/detail/${encodeURIComponent(row._id)}`,
  where: 'order',
});

/** Fewer would end the numbers of half the orders. */
const isNumberEnd = (text: string): boolean => /^\d{4,32}$/u.test(text);

/** By any of their words, and by the last digits of their number, which is what is read off a label. */
const lookUpOrders: LookUp = async (api, text, signal, t) => {
  const ask = (query: { readonly search: string } | { readonly endsWith: string }) =>
    api.send(listOrders, { query: { ...query, limit: mostFound } }, { signal });
  const [found, ending] = await Promise.all([ask({ search: text }), isNumberEnd(text) ? ask({ endsWith: text }) : null]);
  if (!found.ok) return found;
  if (ending?.ok === false) return ending;
  const rows = new Map([...found.value.items, ...(ending?.value.items ?? [])].map((row) => [row._id, row]));
  const entries = [...rows.values()].slice(0, mostFound).map((row) => orderEntry(row, t));
  return ok({ entries, broken: [...brokenIn(found.value), ...(ending ? brokenIn(ending.value) : [])] });
};

const lookUpMediations = rowsAs(
  (api, search, signal) => api.send(listMediations, { query: { search, limit: mostFound } }, { signal }),
  (row, t): Entry => ({
    kind: 'link',
    id: subjectOf('mediation', row),
    icon: 'scale',
    label: orderNumber(row),
    title: titleOf(orderNumber(row), row.buyerName, t(`mediation.status.${row.status}`)),
    aliases: [],
    to: mediationPath(row),
    where: 'mediation',
  }),
);

/** By its words, its buyer's or its listing's; what is the id of a listing finds what was asked about it. */
const lookUpQuestions = rowsAs(
  (api, text, signal) => {
    const filter = /^[a-z]{3}-?\d{5,}$/iu.test(text) ? { publishId: text.toUpperCase() } : { search: text };
    return api.send(listQuestions, { query: { ...filter, limit: mostFound } }, { signal });
  },
  ({ _id, publishId, text: asked, listingTitle }): Entry => ({
    kind: 'link',
    id: `question:${_id}`,
    icon: 'message-square-plus',
    title: `${asked} · ${listingTitle}`,
    aliases: [],
    to: `/message?${new URLSearchParams({ publishId, question: _id })}`,
    where: 'question',
  }),
);

const lookUpUsers = rowsAs(
  (api, search, signal) => api.send(listUsers, { query: { search, limit: mostFound } }, { signal }),
  ({ _id, name, mail }): Entry => ({
    kind: 'link',
    id: `user:${_id}`,
    icon: 'user-cog',
    title: `${name} · ${mail}`,
    label: name,
    aliases: [],
    to: `/users/${encodeURIComponent(_id)}`,
    where: 'user',
  }),
);

/** All of them at once, in their order; what one of them refuses is the answer. */
const together =
  (lookUps: readonly LookUp[]): LookUp =>
  async (...asked) => {
    const answers = await Promise.all(lookUps.map((lookUp) => lookUp(...asked)));
    let all = foundNothing;
    for (const answer of answers) {
      if (!answer.ok) return answer;
      all = both(all, answer.value);
    }
    return ok(all);
  };

/** As much as the server reads. */
const longestSearch = 120;

/** A word with one letter wrong is looked for when it has so many. */
const shortestSlip = /\p{L}{4,}/u;

/** Where nothing has these words, what is one slip away from them: the server reads '~' so. Asked second, so a search that finds costs what it did. */
const orNearly =
  (lookUp: LookUp): LookUp =>
  async (api, text, ...rest) => {
    const found = await lookUp(api, text, ...rest);
    const isNothing = found.ok && found.value.entries.length === 0 && found.value.broken.length === 0;
    return isNothing && shortestSlip.test(text) ? lookUp(api, `~${text}`.slice(0, longestSearch), ...rest) : found;
  };

/** A superuser keeps the records: a company is its page there, and people are found beside it. */
const companyPages = companiesAs(pageOfCompany);
const recordsAndPeople = together([companyPages, orNearly(lookUpUsers)]);
const lookUpRecords: LookUp = (...asked) => (asked[1] === '' ? companyPages(...asked) : recordsAndPeople(...asked));

/** What this person's server finds at all. */
export interface Findable {
  readonly listings: boolean;
  readonly orders: boolean;
  /** Pages of companies and of people. */
  readonly records: boolean;
  /** What only a command asks for, where this person's menu has its list. */
  readonly kept: ReadonlySet<KeptKind>;
}

/** Kinds that are looked for as a command's target, each in the list it is kept in. */
const keptIn = { marketplace: '/marketplace', category: '/category', pricerule: '/pricerule', automessage: '/automessage' } as const;
type KeptKind = keyof typeof keptIn;
const keptKinds = Object.keys(keptIn) as readonly KeptKind[];

export const findableBy = (role: Role, links: readonly MenuLink[]): Findable => {
  const listings = links.some(({ link }) => link.startsWith('/publish'));
  const kept = new Set(keptKinds.filter((kind) => links.some(({ link }) => link === keptIn[kind])));
  return { listings, orders: orderReaders.includes(role), records: listings && role === 'superuser', kept };
};

/** What a command may ask for, since it can be looked for. */
export const askableKinds = ({ listings, orders, records, kept }: Findable): AskableKinds =>
  new Set<KindName>([
    ...(listings ? (['listing'] as const) : []),
    ...(orders ? (['order', 'mediation', 'question'] as const) : []),
    ...(records ? (['company', 'user'] as const) : []),
    ...kept,
  ]);

/** What has a number in it may name an order as well: it stands first, because that is what is pasted most. People stand last. */
const guesses = memoize((kinds: string): LookUp => {
  const asked = kinds.split(' ');
  return orNearly(
    together([
      ...(asked.includes('orders') ? [lookUpOrders] : []),
      ...(asked.includes('listings') ? [lookUpListings] : []),
      ...(asked.includes('records') ? [lookUpUsers] : []),
    ]),
  );
});

const guessFor = (text: string, { listings, orders, records }: Findable): LookUp | null => {
  if (text.length < shortestGuess) return null;
  const kinds = [...(orders && /\d/u.test(text) ? ['orders'] : []), ...(listings ? ['listings'] : []), ...(records ? ['records'] : [])];
  return kinds.length === 0 ? null : guesses(kinds.join(' '));
};

/** Look-ups for people who sell, and for nobody else. */
const salesLookUps: Readonly<Partial<Record<Search['kind'], LookUp>>> = {
  order: orNearly(lookUpOrders),
  mediation: orNearly(lookUpMediations),
  question: orNearly(lookUpQuestions),
};

const nearListings = orNearly(lookUpListings);

const keptLookUps: Readonly<Record<KeptKind, LookUp>> = {
  marketplace: orNearly(lookUpAccounts),
  category: orNearly(lookUpCategories),
  pricerule: orNearly(lookUpPriceRules),
  automessage: orNearly(lookUpAutoMessages),
};
const isKept = (kind: Search['kind']): kind is KeptKind => Object.hasOwn(keptIn, kind);

/** What the server is asked for a search; null when it is asked nothing. The same function for the same kinds, so that it is asked once. */
export const lookUpFor = ({ kind, text }: Search, findable: Findable): LookUp | null => {
  if (kind === 'all') return guessFor(text, findable);
  if (kind === 'company') return findable.records ? lookUpRecords : findable.listings ? lookUpCompanies : null;
  if (text === '') return null;
  const ofSales = salesLookUps[kind];
  if (ofSales) return findable.orders ? ofSales : null;
  if (isKept(kind)) return findable.kept.has(kind) ? keptLookUps[kind] : null;
  return kind === 'listing' && findable.listings ? nearListings : null;
};
