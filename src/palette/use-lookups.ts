import { useEffect, useState } from 'react';
import { mediationNumber, mediationPath, mediationSubject } from '#commands/mediation/mediation-view.ts';
import { orderReaders } from '#commands/order/order-args.ts';
import type { Role } from '#contract/call.ts';
import { listListings } from '#contract/listing.ts';
import { listMediations } from '#contract/mediation-calls.ts';
import type { OrderRow } from '#contract/order.ts';
import { listOrders } from '#contract/order-calls.ts';
import { listQuestions } from '#contract/question-calls.ts';
import { listUsers } from '#contract/user.ts';
import { listSellers } from '#contract/seller.ts';
import type { Api, Problem } from '#api/client.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { brokenIn, type BrokenRow } from '#lib/broken-row.ts';
import { ok, type Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { Entry } from './entries.ts';
import { catalogueOf } from './catalogue.ts';
import { rank } from './ranking.ts';
import type { Search } from './prefixes.ts';

/** What was found, and what of it could not be read. */
interface Found {
  readonly entries: readonly Entry[];
  readonly broken: readonly BrokenRow[];
}

/** What the server found for a search; `status` is said while the person waits. */
export interface Lookups extends Found {
  readonly status: 'idle' | 'searching' | 'failed';
}

const noEntries: Found = { entries: [], broken: [] };
const nothing: Lookups = { ...noEntries, status: 'idle' };
const searching: Lookups = { ...noEntries, status: 'searching' };

/** After the last key, in milliseconds: nobody waits for what is typed over. */
const pauseMs = 150;
/** Without a prefix a look-up is a guess; two letters would find everything. */
const shortestGuess = 3;
const mostFound = 8;

type LookUp = (api: Api, text: string, signal: AbortSignal, t: Translate) => Promise<Result<Found, Problem>>;

const both = (first: Found, second: Found): Found => ({
  entries: [...first.entries, ...second.entries],
  broken: [...first.broken, ...second.broken],
});

/** Without what nobody informed. */
const titleOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const lookUpListings: LookUp = async (api, text, signal) => {
  const found = await api.send(listListings, { query: { search: text, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  const entries = found.value.items.map(({ publishId, title, sku }): Entry => ({
    kind: 'link',
    id: `listing:${publishId}`,
    icon: 'megaphone',
    title,
    aliases: [sku],
    to: `/publish/${encodeURIComponent(publishId)}`,
    where: 'listing',
  }));
  return ok({ entries, broken: brokenIn(found.value) });
};

const lookUpCompanies: LookUp = async (api, text, signal) => {
  const found = await api.send(listSellers, {}, { signal });
  if (!found.ok) return found;
  const known = found.value.filter(({ _id }) => !isWithoutId(_id));
  const entries = known.map(({ _id, name }): Entry => ({
    kind: 'link',
    id: `company:${_id}`,
    icon: 'building-2',
    title: name,
    aliases: [],
    to: `/publish?sellerId=${encodeURIComponent(_id)}`,
    where: 'company',
  }));
  const positions = text === '' ? [...entries.keys()] : [...rank(catalogueOf(entries).index, text).positions];
  const broken = found.value.flatMap(({ _id }, at) => (isWithoutId(_id) ? [{ at, id: null, issues: '' }] : []));
  return ok({ entries: positions.slice(0, mostFound).flatMap((position) => entries[position] ?? []), broken });
};

const orderEntry = ({ _id, packId, externalId, buyerName, status }: OrderRow, t: Translate): Entry => ({
  kind: 'link',
  id: `order:${_id}`,
  icon: 'hash',
  title: titleOf(packId ?? externalId, buyerName, t(`order.status.${status}`)),
  aliases: [],
  to: `/detail/${encodeURIComponent(_id)}`,
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

const lookUpMediations: LookUp = async (api, text, signal, t) => {
  const found = await api.send(listMediations, { query: { search: text, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  const entries = found.value.items.map((row): Entry => ({
    kind: 'link',
    id: mediationSubject(row),
    icon: 'scale',
    title: titleOf(mediationNumber(row), row.buyerName, t(`mediation.status.${row.status}`)),
    aliases: [],
    to: mediationPath(row),
    where: 'mediation',
  }));
  return ok({ entries, broken: brokenIn(found.value) });
};

/** By its words, its buyer's or its listing's; what is the id of a listing finds what was asked about it. */
const lookUpQuestions: LookUp = async (api, text, signal) => {
  const filter = /^[a-z]{3}-?\d{5,}$/iu.test(text) ? { publishId: text.toUpperCase() } : { search: text };
  const found = await api.send(listQuestions, { query: { ...filter, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  const entries = found.value.items.map(({ _id, publishId, text: asked, listingTitle }): Entry => ({
    kind: 'link',
    id: `question:${_id}`,
    icon: 'message-square-plus',
    title: `${asked} · ${listingTitle}`,
    aliases: [],
    to: `/message?${new URLSearchParams({ publishId, question: _id })}`,
    where: 'question',
  }));
  return ok({ entries, broken: brokenIn(found.value) });
};

const lookUpUsers: LookUp = async (api, text, signal) => {
  const found = await api.send(listUsers, { query: { search: text, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  const entries = found.value.items.map(({ _id, name, mail }): Entry => ({
    kind: 'link',
    id: `user:${_id}`,
    icon: 'user-cog',
    title: `${name} · ${mail}`,
    aliases: [],
    to: `/users/${encodeURIComponent(_id)}`,
    where: 'user',
  }));
  return ok({ entries, broken: brokenIn(found.value) });
};

/** A superuser keeps the records: a company is its page there, and people are found beside it. */
const lookUpRecords: LookUp = async (...asked) => {
  const [found, people] = await Promise.all([lookUpCompanies(...asked), asked[1] === '' ? null : lookUpUsers(...asked)]);
  if (!found.ok || people?.ok === false) return people?.ok === false ? people : found;
  const entries = found.value.entries.map((entry): Entry =>
    entry.kind === 'link' ? { ...entry, to: `/seller/${entry.id.slice('company:'.length)}` } : entry,
  );
  return ok(both({ ...found.value, entries }, people?.value ?? noEntries));
};

/** What has a number in it may name an order as well: it stands first, because that is what is pasted most. */
const lookUpBoth: LookUp = async (...asked) => {
  const [orders, listings] = await Promise.all([lookUpOrders(...asked), lookUpListings(...asked)]);
  if (!orders.ok) return orders;
  return listings.ok ? ok(both(orders.value, listings.value)) : listings;
};

/** What this person's server finds at all. */
interface Findable {
  readonly listings: boolean;
  readonly orders: boolean;
  /** Pages of companies and of people. */
  readonly records: boolean;
}

export const mayFindOrders = (role: Role): boolean => orderReaders.includes(role);

const guessFor = (text: string, { listings, orders }: Findable): LookUp | null => {
  if (text.length < shortestGuess) return null;
  const isNumbered = orders && /\d/u.test(text);
  if (isNumbered && listings) return lookUpBoth;
  if (isNumbered) return lookUpOrders;
  return listings ? lookUpListings : null;
};

/** What only those find who sell. */
const salesLookUps: Readonly<Partial<Record<Search['kind'], LookUp>>> = {
  order: lookUpOrders,
  mediation: lookUpMediations,
  question: lookUpQuestions,
};

const lookUpFor = ({ kind, text }: Search, findable: Findable): LookUp | null => {
  if (kind === 'all') return guessFor(text, findable);
  if (kind === 'company') return findable.records ? lookUpRecords : findable.listings ? lookUpCompanies : null;
  if (text === '') return null;
  const ofSales = salesLookUps[kind];
  if (ofSales) return findable.orders ? ofSales : null;
  return kind === 'listing' && findable.listings ? lookUpListings : null;
};

/** A call that was called off throws; nobody waits for it any more. */
const unlessCalledOff =
  (signal: AbortSignal) =>
  (error: unknown): null => {
    if (!signal.aborted) throw error;
    return null;
  };

/**
 * Asks the server what is not known here. A new search drops the answer of the one before it, so that nothing of it is shown
 * under other words; what is found is listed after everything local.
 */
export const useLookups = ({ kind, text }: Search, findable: Findable): Lookups => {
  const { api } = useWorkbench();
  const t = useT();
  const lookUp = lookUpFor({ kind, text }, findable);
  const key = lookUp === null ? null : `${kind} ${text}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly lookups: Lookups } | null>(null);

  useEffect(() => {
    if (!lookUp || key === null) return undefined;
    // Made when it is asked: most keys are typed over before.
    let abort: AbortController | undefined;
    const ask = async (): Promise<void> => {
      const { signal } = (abort = new AbortController());
      const found = await lookUp(api, text, signal, t).catch(unlessCalledOff(signal));
      if (found === null || signal.aborted) return;
      setAnswer({ key, lookups: found.ok ? { ...found.value, status: 'idle' } : { ...noEntries, status: 'failed' } });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort?.abort();
    };
  }, [api, key, lookUp, text, t]);

  if (key === null) return nothing;
  return answer?.key === key ? answer.lookups : searching;
};
