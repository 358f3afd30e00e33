import type { QueryClient } from '@tanstack/react-query';
import { listOwnCompanies, ownCompaniesOf } from '#contract/own-company.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';
import type { LiveRows } from './live-rows.ts';
import { refetchNow } from './refetch-now.ts';

const queryKey = ['own-companies'] as const;

/** The companies of the person, wherever they are now: the key needs no id, for another company is another page. */
export const ownCompaniesQuery = (api: Api) => callQuery(api, listOwnCompanies, { key: queryKey, staleTime: 30_000 });

/** Once something was done about them. What does not come is asked for again by the next who shows them. */
export const refetchOwnCompanies = async (queryClient: QueryClient, api: Api): Promise<void> => {
  await refetchNow(queryClient, ownCompaniesQuery(api)).catch(() => {});
};

const ofOwn = ownCompaniesOf('');

/**
 * The stream tells of them where their person is in and nowhere else. Missed in a gap, they are asked for again where they were asked for
 * before: the frame of a person who had no other company when it began asks for none itself.
 */
export const liveOwnCompanies = (queryClient: QueryClient, api: Api): LiveRows => ({
  onChange: ({ subject }) => {
    if (subject.startsWith(ofOwn)) void refetchOwnCompanies(queryClient, api);
  },
  onGap: () => {
    const areHere = queryClient.getQueryData(queryKey) !== undefined;
    // Old at once: what does not come stays so.
    void queryClient.invalidateQueries({ queryKey, refetchType: areHere ? 'none' : 'active' });
    if (areHere) void refetchOwnCompanies(queryClient, api);
  },
});
