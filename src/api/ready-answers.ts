import { listReadyAnswers } from '#contract/mediation-calls.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** Texts kept for replies: my company’s, and those for all. */
export const readyAnswersQuery = (api: Api) => callQuery(api, listReadyAnswers, { key: ['readyAnswers'], staleTime: 60_000 });
