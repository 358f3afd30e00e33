import { autoMessages } from '#api/auto-messages.ts';
import { AutoMessageFilter } from '#contract/auto-message.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const autoMessageKind = recordKind({
  records: autoMessages,
  filter: AutoMessageFilter,
  batch: ['automessage.pause', 'automessage.resume'],
});
