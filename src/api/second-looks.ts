import { releaseSecondLook, takeSecondLook } from '#contract/second-look.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';

/** A console that shows one takes it again before its lease ends, and learns how many are left. */
const takenEveryMs = 60_000;

/** The one to be judged now, of those that are not named: a lease, and so never kept when its screen is left. */
export const secondLookQuery = (api: Api, except: readonly string[]) =>
  callQuery(api, takeSecondLook, {
    key: ['secondLook', except],
    payload: { body: { except: [...except] } },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: takenEveryMs,
  });

export const giveUpSecondLook = (api: Api, id: string) => api.send(releaseSecondLook, { params: { id } });
