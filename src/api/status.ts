import { getStatus } from '#contract/status.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** Often enough that a person who mends something sees it mended. */
const everyMs = 15_000;

export const statusQuery = (api: Api) => callQuery(api, getStatus, { key: ['status'], refetchInterval: everyMs });
