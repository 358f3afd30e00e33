import { autoMessageRoutes } from './auto-messages/auto-message-routes.ts';
import { backlogRoutes } from './backlog/backlog-routes.ts';
import { carrierRoutes } from './carriers/track-routes.ts';
import { categoryRoutes } from './categories/category-routes.ts';
import { expeditionRoutes } from './expedition/expedition-routes.ts';
import { imageRoutes } from './images/image-routes.ts';
import { integrationJobRoutes } from './integration-jobs/integration-job-routes.ts';
import { integrationRoutes } from './integrations/list-integrations.ts';
import { invoiceRoutes } from './invoices/get-invoice.ts';
import { kitRoutes } from './kits/kit-routes.ts';
import { labelRoutes } from './labels/get-label.ts';
import { linkRoutes } from './links/link-routes.ts';
import { listingRoutes } from './listings/listing-routes.ts';
import { marketplaceAccountRoutes } from './marketplace-accounts/marketplace-account-routes.ts';
import { mediationRoutes } from './mediation/mediation-routes.ts';
import { moneyRoutes } from './money/money-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { passwordMailRoutes } from './password-mail/password-mail-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { readyAnswerRoutes } from './ready-answers/ready-answer-routes.ts';
import { importRoutes } from './imports/import-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { reputationRoutes } from './reputation/reputation-routes.ts';
import { secondLookRoutes } from './second-looks/second-look-routes.ts';
import { sellerRoutes } from './sellers/seller-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { shellRoutes } from './shell/shell-routes.ts';
import { skuRoutes } from './skus/sku-routes.ts';
import { slipRoutes } from './slips/slip-routes.ts';
import { statusRoutes } from './status/get-status.ts';
import { streamRoutes } from './stream/stream-route.ts';
import { ownCompanyRoutes } from './users/own-companies.ts';
import { userRoutes } from './users/user-routes.ts';
import type { DescribedRoute } from './http/route.ts';

/** What the server answers: the list of each folder. A check at start and a test hold them and the contract together. */
export const routes: readonly DescribedRoute[] = [
  ...autoMessageRoutes,
  ...backlogRoutes,
  ...carrierRoutes,
  ...categoryRoutes,
  ...expeditionRoutes,
  ...imageRoutes,
  ...integrationJobRoutes,
  ...integrationRoutes,
  ...invoiceRoutes,
  ...kitRoutes,
  ...labelRoutes,
  ...linkRoutes,
  ...listingRoutes,
  ...marketplaceAccountRoutes,
  ...mediationRoutes,
  ...moneyRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...ownCompanyRoutes,
  ...passwordMailRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...questionRoutes,
  ...readyAnswerRoutes,
  ...reportRoutes,
  ...importRoutes,
  ...reputationRoutes,
  ...secondLookRoutes,
  ...sellerRoutes,
  ...sessionRoutes,
  ...shellRoutes,
  ...skuRoutes,
  ...slipRoutes,
  ...statusRoutes,
  ...streamRoutes,
  ...userRoutes,
];
