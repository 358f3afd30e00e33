import type { Invoice } from './invoice.ts';
import { anywhere, text } from './xml-path.ts';

/** The answers of a tax office that mean a cancelled and a denied document (manual of the NF-e, table of cStat). */
const cancelledBy: ReadonlySet<string> = new Set(['101', '151', '155']);
const deniedBy: ReadonlySet<string> = new Set(['110', '205', '301', '302', '303']);
/** It has registered an event; any other answer registers none. */
const registeredBy: ReadonlySet<string> = new Set(['134', '135', '136', '155']);

/** 110112 cancels an NF-e by another one; of an MDF-e it is the end of the journey. */
const cancels = (event: Element): boolean => {
  const type = text(event, 'tpEvento');
  return type === '110111' || (type === '110112' && text(event, 'chMDFe') === null);
};

/** What was asked for has what the tax office answers to it beside it, or nothing. */
const isAnswer = (event: Element): boolean => event.parentElement?.localName.startsWith('ret') ?? false;

type Cancellation = Invoice['cancelling'] | 'registered';

const cancellationOf = (events: readonly Element[]): Cancellation => {
  const cancelling = events.filter(cancels);
  if (cancelling.length === 0) return null;
  // An answer need not say to what kind of event it is one.
  const answers = events
    .filter((event) => isAnswer(event) && (cancels(event) || text(event, 'tpEvento') === null))
    .map((event) => text(event, 'cStat') ?? '');
  if (answers.some((answer) => registeredBy.has(answer))) return 'registered';
  return answers.length > 0 ? 'refused' : 'requested';
};

const standingOf = (cancellation: Cancellation, status: string | null): Invoice['standing'] => {
  if (cancellation === 'registered' || cancelledBy.has(status ?? '')) return 'cancelled';
  if (deniedBy.has(status ?? '')) return 'denied';
  return status === '100' || status === '150' ? 'authorised' : null;
};

/** What every document says in the same words. */
export const commonOf = (parsed: Document): Pick<Invoice, 'protocol' | 'standing' | 'cancelling' | 'isTest'> => {
  const events = [...parsed.getElementsByTagNameNS('*', 'infEvento')];
  const cancellation = cancellationOf(events);
  // Of an event alone, the answer to it; else that to the document.
  const answer = anywhere(parsed, 'infProt') ?? events.find(isAnswer) ?? null;
  const protocol = {
    number: text(answer, 'nProt'),
    at: text(answer, 'dhRecbto') ?? text(answer, 'dhRegEvento'),
    reason: text(answer, 'xMotivo'),
  };
  const standing = standingOf(cancellation, text(anywhere(parsed, 'infProt'), 'cStat'));
  return {
    protocol: protocol.number === null && protocol.reason === null ? null : protocol,
    standing,
    cancelling: cancellation === 'registered' || standing === 'cancelled' ? null : cancellation,
    isTest: anywhere(parsed, 'tpAmb')?.textContent?.trim() === '2',
  };
};
