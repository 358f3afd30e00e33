import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Source } from '#ui/table/source.ts';
import type { Listed, RecordKind } from './record-kind.ts';

/** Records at the server: shown by numbered pages, and walked through as their list can be. */
export const recordSource = <Row extends Listed, Whole extends Listed | null, Filter extends object>(
  { records, filterOf }: Pick<RecordKind<Row, Whole, Filter>, 'records' | 'filterOf'>,
  api: Api,
  queryClient: QueryClient,
): Source<Row> => ({
  fetch: ({ query, offset, limit, total }) =>
    records.fetchPage(queryClient, api, filterOf(query), { page: Math.floor(offset / limit) + 1, limit }, total),
  walk: (query, signal) => records.walk(api, filterOf(query), signal),
});
