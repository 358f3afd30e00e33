import type { QueryClient } from '@tanstack/react-query';
import { autoMessages } from '#api/auto-messages.ts';
import { categoryRecords } from '#api/category-rules.ts';
import type { Api, Problem } from '#api/client.ts';
import { backlogs, integrationJobs, marketplaceAccounts } from '#api/integrations.ts';
import { imports } from '#api/imports.ts';
import { kits } from '#api/kits.ts';
import { links } from '#api/links.ts';
import { listings } from '#api/listings.ts';
import type { LiveRows } from '#api/live-rows.ts';
import { mediations } from '#api/mediations.ts';
import { money } from '#api/money.ts';
import { orders } from '#api/orders.ts';
import { companies, users } from '#api/people.ts';
import { priceRules } from '#api/price-rules.ts';
import { products } from '#api/products.ts';
import { profiles } from '#api/profile.ts';
import { questions } from '#api/questions.ts';
import { reports } from '#api/reports.ts';
import { vehicles } from '#api/vehicles.ts';
import type { KindName } from '#contract/kinds.ts';
import type { Subject } from '#events/record.ts';
import type { Result } from '#lib/result.ts';
import { autoMessageCommands } from './automessage/automessage-commands.ts';
import { categoryCommands } from './category/category-commands.ts';
import type { AnyCommand } from './command.ts';
import { companyCommands } from './company/company-commands.ts';
import { backlogCommands } from './backlog/backlog-commands.ts';
import { importCommands } from './import/import-commands.ts';
import { jobCommands } from './job/job-commands.ts';
import { kitActions } from './kit/kit-actions.ts';
import { linkCommands } from './link/link-commands.ts';
import { listingCommands } from './listing/listing-commands.ts';
import { marketplaceCommands } from './marketplace/marketplace-commands.ts';
import { mediationCommands } from './mediation/mediation-commands.ts';
import { moneyCommands } from './money/money-commands.ts';
import { notificationCommands } from './notification/notification-commands.ts';
import { orderCommands } from './order/order-commands.ts';
import { priceCommands } from './price/price-commands.ts';
import { productCommands } from './product/product-commands.ts';
import { profileCommands } from './profile/profile-commands.ts';
import { questionCommands } from './question/question-commands.ts';
import { reportCommands } from './report/report-commands.ts';
import { secondLookCommands } from './secondlook/second-look-commands.ts';
import { userCommands } from './user/user-commands.ts';
import { vehicleCommands } from './vehicle/vehicle-commands.ts';

/** The answers about things of one kind: `createRecords` makes them, or a kind that gets them otherwise writes these four by hand. */
interface Answers {
  /** The newest answer about one; null when none is here. */
  readonly newest: (queryClient: QueryClient, id: string) => unknown;
  /** Asked in a request that begins now, wherever it is shown. */
  readonly refetch: (queryClient: QueryClient, api: Api, id: string) => Promise<Result<void, Problem>>;
  /** As it stands now, whole; null when it is gone. Throws what the server refused. */
  readonly ask: (queryClient: QueryClient, api: Api, id: string) => Promise<unknown>;
  /** Keeps those on screen as the stream says they are. */
  readonly live: (queryClient: QueryClient, api: Api) => LiveRows;
}

/** What the console has of a kind from its first screen on. Its pages come when they are opened (app/routes). */
interface Entity {
  /** Null for what is asked for in another way: notifications, by one tab for all (app/keep-notifications.ts). */
  readonly answers: Answers | null;
  /** In the order the palette shows them while nothing was searched. */
  readonly commands: readonly AnyCommand[];
  /** Said when one is gone, or no longer ours to see; left out, that the record is. */
  readonly gone?: 'tray.gone' | 'tray.orderGone' | 'tray.mediationGone' | 'tray.questionGone';
}

/** The half of each kind of contract/kinds.ts that the console adds, a line each; the compiler names the one that is missing. */
const entities = {
  listing: { answers: listings, commands: listingCommands, gone: 'tray.gone' },
  order: { answers: orders, commands: orderCommands, gone: 'tray.orderGone' },
  mediation: { answers: mediations, commands: mediationCommands, gone: 'tray.mediationGone' },
  question: { answers: questions, commands: questionCommands, gone: 'tray.questionGone' },
  user: { answers: users, commands: userCommands },
  company: { answers: companies, commands: companyCommands },
  product: { answers: products, commands: productCommands },
  kit: { answers: kits, commands: kitActions },
  category: { answers: categoryRecords, commands: categoryCommands },
  vehicle: { answers: vehicles, commands: vehicleCommands },
  money: { answers: money, commands: moneyCommands },
  marketplace: { answers: marketplaceAccounts, commands: marketplaceCommands },
  job: { answers: integrationJobs, commands: jobCommands },
  backlog: { answers: backlogs, commands: backlogCommands },
  report: { answers: reports, commands: reportCommands },
  import: { answers: imports, commands: importCommands },
  // Taken by its screen, one at a time, and kept nowhere.
  secondlook: { answers: null, commands: secondLookCommands },
  link: { answers: links, commands: linkCommands },
  pricerule: { answers: priceRules, commands: priceCommands },
  automessage: { answers: autoMessages, commands: autoMessageCommands },
  notifications: { answers: null, commands: notificationCommands },
  profile: { answers: profiles, commands: profileCommands },
} satisfies Readonly<Record<KindName, Entity>>;

const byKind: Readonly<Record<string, Entity>> = entities;

/** The commands of every kind, in its order. */
export const entityCommands: readonly AnyCommand[] = Object.values(byKind).flatMap(({ commands }) => commands);

interface Found {
  readonly answers: Answers | null;
  readonly gone: NonNullable<Entity['gone']> | 'tray.recordGone';
  readonly id: string;
}

/** What the console has of the kind of a subject, and the id after it; null for what a newer build knows. */
export const entityOf = (subject: Subject): Found | null => {
  const [kind = '', id = ''] = subject.split(/:(.*)/u);
  const entity = Object.hasOwn(byKind, kind) ? byKind[kind] : undefined;
  return entity ? { answers: entity.answers, gone: entity.gone ?? 'tray.recordGone', id } : null;
};

/** Keeps what is on screen of every kind as the stream says it is. */
export const liveEntities = (queryClient: QueryClient, api: Api): readonly LiveRows[] =>
  Object.values(byKind).flatMap(({ answers }) => answers?.live(queryClient, api) ?? []);
