import { listMarketPlaces } from '#contract/select-list.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** Marketplace accounts this user may see: the own company's for sellers, all for reviewers and superusers. */
export const marketPlacesQuery = (api: Api) => callQuery(api, listMarketPlaces, { key: ['marketPlaces'], staleTime: 300_000 });
