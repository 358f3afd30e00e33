import { listSellers } from '#contract/seller.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** Companies this user may see: the own one for sellers, all for reviewers and superusers. */
export const sellersQuery = (api: Api) => callQuery(api, listSellers, { key: ['sellers'], staleTime: 300_000 });
