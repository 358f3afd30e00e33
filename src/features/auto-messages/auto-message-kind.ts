import { autoMessages } from '#api/auto-messages.ts';
import { AutoMessageFilter, type AutoMessageRow } from '#contract/auto-message.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const autoMessageFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): AutoMessageFilter => {
  const status = AutoMessageFilter.shape.status.safeParse(chosenIn(query, 'status')).data;
  const event = AutoMessageFilter.shape.event.safeParse(chosenIn(query, 'event')).data;
  const sellerId = chosenIn(query, 'company');
  const marketPlaceId = chosenIn(query, 'account');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(status === undefined ? {} : { status }),
    ...(event === undefined ? {} : { event }),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(marketPlaceId === undefined ? {} : { marketPlaceId }),
  };
};

export const autoMessageKind: RecordKind<AutoMessageRow, AutoMessageRow, AutoMessageFilter> = {
  on: 'automessage',
  records: autoMessages,
  filterOf: autoMessageFilterOf,
  batch: { on: 'automessage', names: ['automessage.pause', 'automessage.resume'] },
};
