import { ReputationLevel, type ReputationFilter } from '#contract/reputation.ts';
import { chosenIn } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const reputationFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): ReputationFilter => {
  const level = ReputationLevel.safeParse(chosenIn(query, 'level'));
  const sellerId = chosenIn(query, 'company');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(level.success ? { level: level.data } : {}),
    ...(sellerId === undefined ? {} : { sellerId }),
  };
};
