/**
 * Writes a form sends by itself, while somebody looks: once, however often they are sent.
 *
 * The key of a request lives longer than the form: whoever closes it while it sends, opens it again and sends the same asks for the same
 * thing.
 */
import { wholeBetween } from '#lib/dates.ts';
import type { Api, SendOptions } from './client.ts';

interface Unanswered {
  readonly content: string;
  readonly key: string;
  readonly sentAt: number;
}

interface Deps {
  readonly api: Api;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** How long the same is meant as the same. */
  readonly sameForMinutes?: number;
}

/** The same asked for later is meant as another: a report of now is no longer the one of then. */
const usuallySameForMinutes = 2;

const unansweredOf = new WeakMap<Api, Map<string, Unanswered>>();

/** Sends under the key of the same request before, where that was not answered; a yes or a no ends it. */
export const createSendOnce = ({ api, newId, clock, sameForMinutes = usuallySameForMinutes }: Deps): Api['send'] => {
  const unanswered = unansweredOf.get(api) ?? new Map<string, Unanswered>();
  unansweredOf.set(api, unanswered);
  return async (line, payload = {}, options: SendOptions = {}) => {
    // One for each thing that is written: after another edit of it, the one before is a new edit again.
    const place = JSON.stringify([line.name, payload.params]);
    const content = JSON.stringify([payload, options.ifMatch]);
    const now = clock();
    const before = unanswered.get(place);
    const isSame = before?.content === content && wholeBetween(before.sentAt, now, 'minute') < sameForMinutes;
    const request = isSame ? before : { content, key: newId(), sentAt: now };
    unanswered.set(place, request);
    const answer = await api.send(line, payload, { ...options, idempotencyKey: request.key });
    const isAnswered = answer.ok || answer.error.type === 'Refused';
    if (isAnswered && unanswered.get(place) === request) unanswered.delete(place);
    return answer;
  };
};
