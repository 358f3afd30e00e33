import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { mostChosen } from './batch/use-chosen.ts';

interface UnreadChosenProps<Found extends object, Key extends QueryKey> {
  readonly chosen: Chosen;
  /** As the commands ask for them: it is the same answer. */
  readonly foundQuery: (query: RowQuery, most: number) => UseQueryOptions<Found, Error, Found, Key>;
}

/** Of all that match, those that can not be read are not acted on: how many, and which. */
export const UnreadChosen = <Found extends object, Key extends QueryKey>({
  chosen: { selection, query, count },
  foundQuery,
}: UnreadChosenProps<Found, Key>) => {
  const isAll = selection.kind === 'all' && count <= mostChosen;
  const { data } = useQuery({ ...foundQuery(query, mostChosen + (selection.kind === 'all' ? selection.except.size : 0)), enabled: isAll });
  return isAll && data ? <UnreadableLine pages={[data]} says="table.unreadableChosen" /> : null;
};
