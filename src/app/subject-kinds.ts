import type { QueryClient } from '@tanstack/react-query';
import type { Api, Problem } from '#api/client.ts';
import { newestListing } from '#api/fresh-rows.ts';
import { listingQuery, refetchListing } from '#api/listings.ts';
import { createLiveListings } from '#api/live-listings.ts';
import type { LiveRows } from '#api/live-rows.ts';
import { createLiveProfile, newestProfile, profileQuery, refetchProfile } from '#api/profile.ts';
import type { Subject } from '#events/record.ts';
import type { Result } from '#lib/result.ts';
import { refetchNow } from '#api/refetch-now.ts';
import { links } from '#api/links.ts';
import { kits } from '#api/kits.ts';
import { createLiveMediations } from '#api/live-mediations.ts';
import { createLiveOrders } from '#api/live-orders.ts';
import { mediationQuery, newestMediation, refetchMediation } from '#api/mediations.ts';
import { newestOrder, orderQuery, refetchOrder } from '#api/orders.ts';
import { money } from '#api/money.ts';
import { integrationJobs, marketplaceAccounts } from '#api/integrations.ts';
import { companies, users } from '#api/people.ts';
import { categoryRecords } from '#api/category-rules.ts';
import { vehicles } from '#api/vehicles.ts';
import { autoMessages } from '#api/auto-messages.ts';
import { priceRules } from '#api/price-rules.ts';
import { products } from '#api/products.ts';
import { reports } from '#api/reports.ts';
import { createLiveQuestions, newestQuestion, questionQuery, refetchQuestion } from '#api/questions.ts';

/** What the console has to know of a kind of thing that intents change. */
export interface SubjectKind {
  /** The newest answer about one; null when none is here. */
  readonly newest: (queryClient: QueryClient, id: string) => unknown;
  /** Asked in a request that begins now, wherever it is shown. */
  readonly refetch: (queryClient: QueryClient, api: Api, id: string) => Promise<Result<void, Problem>>;
  /** As it stands now, whole; null when it is gone. Throws what the server refused. */
  readonly ask: (queryClient: QueryClient, api: Api, id: string) => Promise<unknown>;
  /** Said when it is gone, or no longer ours to see. */
  readonly gone: 'tray.gone' | 'tray.orderGone' | 'tray.mediationGone' | 'tray.questionGone' | 'tray.recordGone';
  /** Keeps those on screen as the stream says they are. */
  readonly live: (queryClient: QueryClient, api: Api) => LiveRows;
}

/** By the name before the colon of a subject. */
const kinds: Readonly<Record<string, SubjectKind>> = {
  listing: {
    newest: newestListing,
    refetch: refetchListing,
    ask: (queryClient, api, id) => refetchNow(queryClient, listingQuery(api, id)),
    gone: 'tray.gone',
    live: createLiveListings,
  },
  profile: {
    newest: newestProfile,
    refetch: refetchProfile,
    ask: (queryClient, api) => refetchNow(queryClient, profileQuery(api)),
    gone: 'tray.recordGone',
    live: createLiveProfile,
  },
  order: {
    newest: newestOrder,
    refetch: refetchOrder,
    ask: (queryClient, api, id) => refetchNow(queryClient, orderQuery(api, id)),
    gone: 'tray.orderGone',
    live: createLiveOrders,
  },
  mediation: {
    newest: newestMediation,
    refetch: refetchMediation,
    ask: (queryClient, api, id) => refetchNow(queryClient, mediationQuery(api, id)),
    gone: 'tray.mediationGone',
    live: createLiveMediations,
  },
  question: {
    newest: newestQuestion,
    refetch: refetchQuestion,
    ask: (queryClient, api, id) => refetchNow(queryClient, questionQuery(api, id)),
    gone: 'tray.questionGone',
    live: createLiveQuestions,
  },
  user: {
    newest: users.newest,
    refetch: users.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, users.query(api, id)),
    gone: 'tray.recordGone',
    live: users.live,
  },
  company: {
    newest: companies.newest,
    refetch: companies.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, companies.query(api, id)),
    gone: 'tray.recordGone',
    live: companies.live,
  },
  category: {
    newest: categoryRecords.newest,
    refetch: categoryRecords.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, categoryRecords.query(api, id)),
    gone: 'tray.recordGone',
    live: categoryRecords.live,
  },
  vehicle: {
    newest: vehicles.newest,
    refetch: vehicles.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, vehicles.query(api, id)),
    gone: 'tray.recordGone',
    live: vehicles.live,
  },
  link: {
    newest: links.newest,
    refetch: links.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, links.query(api, id)),
    gone: 'tray.recordGone',
    live: links.live,
  },
  product: {
    newest: products.newest,
    refetch: products.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, products.query(api, id)),
    gone: 'tray.recordGone',
    live: products.live,
  },
  kit: {
    newest: kits.newest,
    refetch: kits.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, kits.query(api, id)),
    gone: 'tray.recordGone',
    live: kits.live,
  },
  money: {
    newest: money.newest,
    refetch: money.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, money.query(api, id)),
    gone: 'tray.recordGone',
    live: money.live,
  },
  marketplace: {
    newest: marketplaceAccounts.newest,
    refetch: marketplaceAccounts.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, marketplaceAccounts.query(api, id)),
    gone: 'tray.recordGone',
    live: marketplaceAccounts.live,
  },
  job: {
    newest: integrationJobs.newest,
    refetch: integrationJobs.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, integrationJobs.query(api, id)),
    gone: 'tray.recordGone',
    live: integrationJobs.live,
  },
  report: {
    newest: reports.newest,
    refetch: reports.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, reports.query(api, id)),
    gone: 'tray.recordGone',
    live: reports.live,
  },
  automessage: {
    newest: autoMessages.newest,
    refetch: autoMessages.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, autoMessages.query(api, id)),
    gone: 'tray.recordGone',
    live: autoMessages.live,
  },
  pricerule: {
    newest: priceRules.newest,
    refetch: priceRules.refetch,
    ask: (queryClient, api, id) => refetchNow(queryClient, priceRules.query(api, id)),
    gone: 'tray.recordGone',
    live: priceRules.live,
  },
};

/** The kind of a subject and the id after it; null for what is asked for in another way, like notifications. */
export const kindOf = (subject: Subject): { readonly kind: SubjectKind; readonly id: string } | null => {
  const [name = '', id = ''] = subject.split(/:(.*)/u);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind ? { kind, id } : null;
};

/** Keeps what is on screen of every kind as the stream says it is. */
export const liveKinds = (queryClient: QueryClient, api: Api): readonly LiveRows[] =>
  Object.values(kinds).map((kind) => kind.live(queryClient, api));
