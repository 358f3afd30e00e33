import type { QueryClient } from '@tanstack/react-query';
import { ProblemError, type Api } from '#api/client.ts';
import { listingQuery } from '#api/listings.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Say } from '#locale/translate.ts';

/** The server's answer about a subject, asked now: what a rejected decision is decided on again. */
export const loadBase = async (queryClient: QueryClient, api: Api, subject: Subject): Promise<Result<unknown, Say>> => {
  const [kind, id = ''] = subject.split(/:(.*)/u);
  if (kind !== 'listing') return refuse({ key: 'tray.notLoaded' });
  try {
    return ok(await queryClient.fetchQuery({ ...listingQuery(api, id), staleTime: 0 }));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return refuse({ key: error.problem.type === 'Refused' ? 'tray.gone' : 'tray.notLoaded' });
  }
};
