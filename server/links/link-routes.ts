import { described } from '../http/route.ts';
import { listLinksRoute, getLinkRoute, listSkuOffersRoute } from './link-reads.ts';
import { saveLinkRoute } from './save-link.ts';

export const linkRoutes = described([
  [listLinksRoute, 'Listings and the SKUs they are bound to, unbound ones first: own ones for sellers, all for superusers'],
  [getLinkRoute, 'One listing and the SKU it is bound to'],
  [listSkuOffersRoute, 'SKUs of its company that a listing may be of, the likeliest first'],
  [saveLinkRoute, 'Binds a listing to a SKU of its company, or to none'],
]);
