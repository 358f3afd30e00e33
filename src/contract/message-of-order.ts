/** What becomes of an automatic message over one order: by the server that sends it, and by the preview for its author. */
import { ok, refuse, type Result } from '#lib/result.ts';
import type { MessageEvent } from './auto-message.ts';
import { fillMessage, type FactsOfOrder } from './message-template.ts';
import { moderatedIn } from './moderation.ts';

/** Why a buyer would not get it: the order lacks what it says, a name makes it a contact, or the marketplace takes no such message. */
export type Unsaid = 'missing' | 'moderated' | 'closed' | 'foreign';

type Closed = Extract<MessageEvent, 'delivered' | 'cancelled'>;

/** After it a seller writes nothing at Mercado Livre (marketplace-facts.md, 2.9). */
const isClosed = (event: MessageEvent): event is Closed => event === 'delivered' || event === 'cancelled';

/** What is no letter or sign of Latin-1, each once. */
export const foreignIn = (text: string): readonly string[] => [...new Set([...text].filter((sign) => (sign.codePointAt(0) ?? 0) > 0xff))];

/** The marketplace's own numbers are no phone, however many digits they have: only names can bring a contact in (decision 0039). */
const withoutNumbers = (facts: FactsOfOrder): FactsOfOrder => ({
  ...facts,
  pedido: facts.pedido === null ? null : 'fato',
  rastreio: facts.rastreio === null ? null : 'fato',
});

interface Told {
  readonly event: MessageEvent;
  readonly text: string;
}

/** The limits of the marketplace hold where somebody has connected the order's account; elsewhere the demo plays (decision 0117). */
export const messageOfOrder = ({ event, text }: Told, facts: FactsOfOrder, isConnected: boolean): Result<string, Unsaid> => {
  const filled = fillMessage(text, facts);
  if (filled === null) return refuse('missing');
  if (moderatedIn(fillMessage(text, withoutNumbers(facts)) ?? '').length > 0) return refuse('moderated');
  if (isConnected && isClosed(event)) return refuse('closed');
  if (isConnected && foreignIn(filled).length > 0) return refuse('foreign');
  return ok(filled);
};
