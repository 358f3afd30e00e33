import type { Claim } from '#contract/mediation.ts';
import type { ShownMessage, WholeMediation } from '#commands/mediation/mediation-view.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';

/** What the server has said; not what waits here to be sent. */
export const heardOf = ({ mediation }: WholeMediation): readonly ShownMessage[] =>
  mediation.conversation.filter(({ isWaiting }) => isWaiting !== true);

/** Said by others since the first `seen` messages. */
export const receivedSince = (record: WholeMediation, seen: number, userId: string): readonly ShownMessage[] =>
  heardOf(record)
    .slice(seen)
    .filter((message) => message.userId !== userId);

/** To whom a message goes: a representative of the marketplace, once it mediates (domain, 5.7). */
export const addresseeOf = (claim: Claim | null): 'buyer' | 'mediator' => {
  if (!claim) return 'buyer';
  const may = (action: string): boolean => claim.actions.some((each) => each.action === action);
  if (may('send_message_to_mediator')) return 'mediator';
  if (may('send_message_to_complainant')) return 'buyer';
  return claim.stage === 'dispute' || claim.stage === 'recontact' ? 'mediator' : 'buyer';
};

export const namesMessage = ({ intent: { args } }: Pick<OutboxEntry, 'intent'>, messageId: string): boolean =>
  typeof args === 'object' && args !== null && 'messageId' in args && args['messageId'] === messageId;

/** Is the message of this id on its way, or there? */
export const isRecorded = (record: WholeMediation, messageId: string): boolean =>
  record.mediation.conversation.some(({ _id }) => _id === messageId);
