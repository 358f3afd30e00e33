import type { SampleScope } from '#api/auto-messages.ts';
import { MessageEvent } from '#contract/auto-message.ts';
import type { MessageValues } from './message-values.ts';

/** The orders a message is read over; null while a superuser has not named the message's company. */
export const scopeOf = ({ sellerId, marketPlaceId, event }: MessageValues, namesCompany: boolean): SampleScope | null => {
  const known = MessageEvent.safeParse(event).data;
  if (!known || (namesCompany && sellerId === '')) return null;
  return { event: known, ...(sellerId === '' ? {} : { sellerId }), ...(marketPlaceId === '' ? {} : { marketPlaceId }) };
};
