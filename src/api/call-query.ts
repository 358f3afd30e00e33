import { queryOptions, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Read } from '#contract/list-of.ts';
import { unwrap, type Api, type Payload } from './client.ts';

interface Asked<Key, Sent> {
  readonly key: Key;
  readonly payload?: Sent;
}

/** What React Query keeps of one call's answer, under the key. */
export const callQuery = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  const Key extends QueryKey,
>(
  api: Api,
  line: Call<Params, Query, Body, Reply>,
  {
    key,
    payload = {},
    ...rest
  }: Asked<Key, Payload<z.input<Params>, z.input<Query>, z.input<Body>>> &
    Omit<UseQueryOptions<Read<z.output<Reply>>, Error, Read<z.output<Reply>>, Key>, 'queryKey' | 'queryFn'>,
) => queryOptions({ ...rest, queryKey: key, queryFn: async ({ signal }) => unwrap(await api.send(line, payload, { signal })) });
