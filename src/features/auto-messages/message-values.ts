import { z } from 'zod';
import { MessageEvent, type AutoMessageData, type AutoMessageRow } from '#contract/auto-message.ts';
import { longestMessage, moderatedInMessage, unknownFacts } from '#contract/message-template.ts';
import { field } from '#lib/validate/fields.ts';
import { readChoice, readText } from '#lib/validate/readers.ts';
import type { Translate } from '#locale/translate.ts';

export const valuesOf = ({ name, sellerId, marketPlaceId, event, text }: AutoMessageRow) => ({
  name,
  sellerId,
  marketPlaceId: marketPlaceId ?? '',
  event: event as string,
  text,
});
export type MessageValues = ReturnType<typeof valuesOf>;

export const blankMessage: MessageValues = { name: '', sellerId: '', marketPlaceId: '', event: 'shipped', text: '' };

const orNull = (text: string): string | null => (text === '' ? null : text);

/** `names`: whoever sees several companies says whose message it is. The server refuses the same, in its own words. */
export const messageSchema = (t: Translate, names: boolean): z.ZodType<AutoMessageData, MessageValues> =>
  z.object({
    name: field(readText({ most: 80 })),
    sellerId: names ? field(readText()) : z.string().transform(orNull),
    marketPlaceId: z.string().transform(orNull),
    event: field(readChoice(MessageEvent.options)),
    text: field(readText({ most: longestMessage }))
      .refine((text) => unknownFacts(text).length === 0, {
        error: ({ input }) =>
          t('autoMessages.unknown', {
            names: unknownFacts(String(input))
              .map((name) => `{${name}}`)
              .join(', '),
          }),
      })
      .refine((text) => moderatedInMessage(text).length === 0, t('autoMessages.moderated')),
  });
