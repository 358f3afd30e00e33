import type { QueryClient } from '@tanstack/react-query';
import type { Api, Problem } from '#api/client.ts';
import { listings } from '#api/listings.ts';
import type { LiveRows } from '#api/live-rows.ts';
import { createLiveProfile, newestProfile, profileQuery, refetchProfile } from '#api/profile.ts';
import type { Subject } from '#events/record.ts';
import type { Result } from '#lib/result.ts';
import { refetchNow } from '#api/refetch-now.ts';
import { links } from '#api/links.ts';
import { kits } from '#api/kits.ts';
import { mediations } from '#api/mediations.ts';
import { orders } from '#api/orders.ts';
import { money } from '#api/money.ts';
import { integrationJobs, marketplaceAccounts } from '#api/integrations.ts';
import { companies, users } from '#api/people.ts';
import { categoryRecords } from '#api/category-rules.ts';
import { vehicles } from '#api/vehicles.ts';
import { autoMessages } from '#api/auto-messages.ts';
import { priceRules } from '#api/price-rules.ts';
import { products } from '#api/products.ts';
import { reports } from '#api/reports.ts';
import { questions } from '#api/questions.ts';

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

const record = (records: Omit<SubjectKind, 'gone'>): SubjectKind => ({ ...records, gone: 'tray.recordGone' });

/** By the name before the colon of a subject. */
const kinds: Readonly<Record<string, SubjectKind>> = {
  listing: { ...listings, gone: 'tray.gone' },
  profile: {
    newest: newestProfile,
    refetch: refetchProfile,
    ask: (queryClient, api) => refetchNow(queryClient, profileQuery(api)),
    gone: 'tray.recordGone',
    live: createLiveProfile,
  },
  order: { ...orders, gone: 'tray.orderGone' },
  mediation: { ...mediations, gone: 'tray.mediationGone' },
  question: { ...questions, gone: 'tray.questionGone' },
  user: record(users),
  company: record(companies),
  category: record(categoryRecords),
  vehicle: record(vehicles),
  link: record(links),
  product: record(products),
  kit: record(kits),
  money: record(money),
  marketplace: record(marketplaceAccounts),
  job: record(integrationJobs),
  report: record(reports),
  automessage: record(autoMessages),
  pricerule: record(priceRules),
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
