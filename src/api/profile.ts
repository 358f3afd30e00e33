import type { QueryClient } from '@tanstack/react-query';
import { getProfile, type Profile } from '#contract/profile.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { callQuery } from './call-query.ts';
import { ProblemError, type Api, type Problem } from './client.ts';
import { refetchNow } from './refetch-now.ts';

const key = ['profile'] as const;

/** Oneself: one person to a page, so the key needs no id. */
export const profileQuery = (api: Api) => callQuery(api, getProfile, { key: key, staleTime: 30_000 });

const newestProfile = (queryClient: QueryClient): Profile | null => queryClient.getQueryData<Profile>(key) ?? null;

/** Asks again where it is on screen, in a request that begins now. */
export const refetchProfile = async (queryClient: QueryClient, api: Api): Promise<Result<void, Problem>> => {
  if (queryClient.getQueryState(key) === undefined) return ok(undefined);
  try {
    await refetchNow(queryClient, profileQuery(api));
    return ok(undefined);
  } catch (error) {
    return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
  }
};

/** Nobody else writes in it but superusers, who end sessions by another door: a gap is a reason to look again. */
const createLiveProfile = (queryClient: QueryClient, api: Api) => ({
  onChange: ({ subject }: { readonly subject: string }): void => {
    if (subject === `user:${newestProfile(queryClient)?._id}`) void refetchProfile(queryClient, api);
  },
  onGap: (): void => void queryClient.invalidateQueries({ queryKey: key }),
});

/** What intents need of oneself. */
export const profiles = {
  newest: newestProfile,
  refetch: refetchProfile,
  ask: (queryClient: QueryClient, api: Api) => refetchNow(queryClient, profileQuery(api)),
  live: createLiveProfile,
};
