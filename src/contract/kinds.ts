import { autoMessage } from './auto-message.ts';
import { category } from './category-rules-calls.ts';
import { backlog } from './backlog.ts';
import { importRun } from './import-run.ts';
import { job } from './integration-job.ts';
import type { Kind } from './kind.ts';
import { kit } from './kit.ts';
import { link } from './link.ts';
import { listing } from './listing-kind.ts';
import { marketplaceAccount } from './marketplace-account.ts';
import { mediation } from './mediation-calls.ts';
import { money } from './money.ts';
import { notifications } from './notification.ts';
import { order } from './order-kind.ts';
import { priceRule } from './price-rule.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { question } from './question-calls.ts';
import { report } from './report.ts';
import { secondLook } from './second-look.ts';
import { company } from './seller.ts';
import { user } from './user.ts';
import { vehicle } from './vehicle.ts';

/**
 * Every kind of thing, a line each. Calls, subjects, gates, menu and OpenAPI tags follow from it, and the compiler asks for the rest by name:
 * its half in the console (commands/entities.ts) and its words. Under a heading of the menu they stand in this order.
 */
export const kinds = [
  order,
  mediation,
  question,
  user,
  company,
  product,
  kit,
  category,
  vehicle,
  marketplaceAccount,
  listing,
  secondLook,
  link,
  priceRule,
  job,
  backlog,
  money,
  report,
  importRun,
  autoMessage,
  notifications,
  profile,
] as const satisfies readonly Kind[];

export type KindName = (typeof kinds)[number]['kind'];
export const kindNames: readonly KindName[] = kinds.map(({ kind }) => kind);
