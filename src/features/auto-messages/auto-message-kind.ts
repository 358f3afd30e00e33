import { autoMessages } from '#api/auto-messages.ts';
import { AutoMessageFilter, type AutoMessageRow } from '#contract/auto-message.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const autoMessageFilterOf = filterFrom(AutoMessageFilter);

export const autoMessageKind: RecordKind<AutoMessageRow, AutoMessageRow, AutoMessageFilter> = {
  on: 'automessage',
  records: autoMessages,
  filterOf: autoMessageFilterOf,
  batch: ['automessage.pause', 'automessage.resume'],
};
