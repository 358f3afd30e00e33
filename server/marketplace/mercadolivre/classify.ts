import type { CallClass } from '#contract/status.ts';
import { unreachable } from '#lib/result.ts';
import { longestAskedMs } from '../limits/block-lane.ts';
import type { Asked, Nature, Outcome } from '../port.ts';
import { readEnvelope, type Said } from './envelope.ts';
import { saysBlocked, saysBusy, saysForbidden, saysGrantOver, saysQuota } from './words.ts';

/** What an answer means for what was asked; `fine` where its body is to be read. */
export type Classified = { readonly type: 'fine'; readonly body: unknown; readonly headers: Headers } | Outcome;

type Answer = Extract<Asked, { readonly type: 'answer' }>;

const secondsIn = (header: string | null): number | null => (header !== null && /^\d{1,6}$/u.test(header) ? Number(header) * 1000 : null);

/** What they asked us to wait, in milliseconds, and not more than is believed; a date or anything else is as nothing. */
export const retryAfterOf = (headers: Headers): number | null => {
  const asked = secondsIn(headers.get('retry-after'));
  return asked === null ? null : Math.min(asked, longestAskedMs);
};

/** Too much, in any of its forms: the lane stands still for it. */
export const isThrottled = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 429 || (status === 403 && saysQuota(readEnvelope(body)?.words ?? []));

const throttled = (headers: Headers): Outcome => {
  const afterMs = retryAfterOf(headers);
  return { type: 'later', why: 'throttled', ...(afterMs !== null && { afterMs }) };
};

const away = (status: number): Outcome => ({ type: 'later', why: 'away', text: `HTTP ${status}` });

/**
 * Nobody's word on what was asked: their own servers failed, or what stands between answered for them. What was to be made may have been
 * made, also behind a 503: where a second time would be a second thing it is read first.
 */
const unsaid = (status: number, nature: Nature): Outcome =>
  nature === 'append' ? { type: 'unknown', text: `HTTP ${status}` } : away(status);

const refusedBy = (status: number, { words, code, text, causes }: Said): Outcome => {
  if (saysBlocked(words)) return { type: 'shutOut', why: 'forbidden', text };
  if (saysGrantOver(words) || status === 401) return { type: 'shutOut', why: 'grant', text };
  if (saysBusy(words)) return { type: 'later', why: 'busy', text };
  // Just made, or named by a notice a moment ago: reading there lags behind writing.
  if (status === 404) return { type: 'later', why: 'notReady', text };
  if (status === 403 && saysForbidden(words)) return { type: 'shutOut', why: 'forbidden', text };
  return { type: 'refused', code, text, causes };
};

const classifyAnswer = (answer: Answer, nature: Nature): Classified => {
  const { status, headers, body } = answer;
  if (status >= 200 && status < 300) return { type: 'fine', body, headers };
  if (isThrottled(answer)) return throttled(headers);
  if (status >= 500) return unsaid(status, nature);
  const said = readEnvelope(body);
  // A page refuses nothing for good.
  if (said === null) return status === 401 ? { type: 'shutOut', why: 'grant', text: 'HTTP 401' } : unsaid(status, nature);
  return refusedBy(status, said);
};

/** The classes of answers (design/marketplace.md, section 4), as one function. */
export const classify = (asked: Asked, nature: Nature): Classified => {
  switch (asked.type) {
    case 'answer':
      return classifyAnswer(asked, nature);
    case 'notSent':
      return { type: 'later', why: 'away', text: asked.text };
    case 'lost':
      return { type: 'unknown', text: asked.text };
    case 'throttled':
      return { type: 'later', why: 'throttled', afterMs: asked.afterMs };
    case 'notYet':
      return { type: 'later', why: 'notReady', text: asked.text };
    case 'shutOut':
      return { type: 'shutOut', why: 'grant', text: asked.text };
    case 'forbidden':
      return { type: 'shutOut', why: 'forbidden', text: asked.text };
    default:
      return unreachable(asked);
  }
};

/** In one word, for the metrics: their servers that fail count as away, whatever they failed at. */
export const classOf = (asked: Asked): CallClass => {
  const heard = classify(asked, 'state');
  switch (heard.type) {
    case 'later':
      return heard.why;
    case 'shutOut':
      return heard.why === 'forbidden' ? 'forbidden' : 'shutOut';
    case 'refused':
    case 'unknown':
      return heard.type;
    case 'fine':
    case 'done':
    case 'same':
      return 'fine';
    default:
      return unreachable(heard);
  }
};
