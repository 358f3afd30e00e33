import type { Route } from '../http/route.ts';
import { listLinksRoute, getLinkRoute, listSkuOffersRoute } from './link-reads.ts';
import { saveLinkRoute } from './save-link.ts';

export const linkRoutes: readonly Route[] = [listLinksRoute, getLinkRoute, listSkuOffersRoute, saveLinkRoute];
