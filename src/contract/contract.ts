import * as account from './account.ts';
import * as autoMessage from './auto-message.ts';
import type { Call } from './call.ts';
import * as category from './category.ts';
import * as categoryRules from './category-rules-calls.ts';
import * as compatibility from './compatibility.ts';
import * as expedition from './expedition.ts';
import * as integration from './integration.ts';
import * as integrationJob from './integration-job.ts';
import * as link from './link.ts';
import * as kit from './kit.ts';
import * as listing from './listing.ts';
import * as listingCalls from './listing-calls.ts';
import * as listingEdit from './listing-edit.ts';
import * as mediation from './mediation-calls.ts';
import * as money from './money.ts';
import * as marketplaceAccount from './marketplace-account.ts';
import * as notification from './notification.ts';
import * as order from './order-calls.ts';
import * as orderDocuments from './order-documents.ts';
import * as profile from './profile.ts';
import * as priceRule from './price-rule.ts';
import * as product from './product.ts';
import * as question from './question-calls.ts';
import * as report from './report.ts';
import * as salesFigures from './sales-figures.ts';
import * as reputation from './reputation.ts';
import * as selectList from './select-list.ts';
import * as seller from './seller.ts';
import * as reviewQueue from './review-queue.ts';
import * as saleSlip from './sale-slip.ts';
import * as session from './session.ts';
import * as shell from './shell.ts';
import * as sku from './sku.ts';
import * as skuAttribute from './sku-attribute.ts';
import * as vehicle from './vehicle.ts';
import * as user from './user.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every call there is. A module's calls are found by their shape, so that a new one can not be forgotten here. */
export const contract: readonly Call[] = [
  session,
  account,
  user,
  profile,
  shell,
  seller,
  selectList,
  marketplaceAccount,
  integrationJob,
  integration,
  reputation,
  listing,
  reviewQueue,
  listingCalls,
  listingEdit,
  category,
  categoryRules,
  compatibility,
  vehicle,
  sku,
  notification,
  order,
  orderDocuments,
  salesFigures,
  expedition,
  saleSlip,
  report,
  priceRule,
  autoMessage,
  mediation,
  skuAttribute,
  question,
  product,
  kit,
  money,
  link,
].flatMap((module) => Object.values(module).filter(isCall));
