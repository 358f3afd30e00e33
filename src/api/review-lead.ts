import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { getReviewLead, getSecondLookSetting, listLeadEvents, type LeadDeed } from '#contract/review-lead.ts';
import { callQuery } from './call-query.ts';
import { unwrap, type Api } from './client.ts';

export interface LeadPeriod {
  readonly from: string;
  readonly to: string;
  readonly reviewerId?: string;
}

/** Nothing tells of it: it is asked again while it is looked at. */
const askedEveryMs = 60_000;

export const reviewLeadQuery = (api: Api, period: LeadPeriod) =>
  callQuery(api, getReviewLead, {
    key: ['reviewLead', period],
    payload: { query: { ...period } },
    staleTime: askedEveryMs,
    refetchInterval: askedEveryMs,
  });

export const leadEventsQuery = (api: Api, period: LeadPeriod, deed: LeadDeed | null) =>
  infiniteQueryOptions({
    queryKey: ['leadEvents', period, deed] as const,
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.send(
          listLeadEvents,
          { query: { ...period, ...(deed && { deed }), ...(pageParam !== null && { before: pageParam }) } },
          { signal },
        ),
      ),
    // Every page that was read is asked for again with it: not each time somebody comes back to the window.
    staleTime: askedEveryMs,
    getNextPageParam: ({ items, isMore }) => (isMore ? (items.at(-1)?.seq ?? null) : null),
  });

const settingKey = ['secondLookSetting'] as const;
const invalidate = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: settingKey });

/** As forms of records ask for it. */
export const secondLookSetting = {
  query: (api: Api) => callQuery(api, getSecondLookSetting, { key: settingKey }),
  refetch: invalidate,
  outdate: (queryClient: QueryClient): void => void invalidate(queryClient),
};
