import { refusal, type Answer } from './answer.ts';
import type { Fault, Limit } from './faults.ts';

/** What goes over the wire: an answer, half of one, or nothing. */
export type Said =
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
      readonly afterMs: number;
    }
  /** So many bytes are promised, and the connection ends before them. */
  | {
      readonly type: 'tear';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
      readonly promised: number;
    }
  | { readonly type: 'silence'; readonly ms: number }
  | { readonly type: 'break' };

const json = 'application/json; charset=utf-8';

export const saying = ({ status, body, headers = {} }: Answer, afterMs = 0): Extract<Said, { readonly type: 'answer' }> => {
  const isText = typeof body === 'string';
  return {
    type: 'answer',
    status,
    headers: { ...(isText ? {} : { 'content-type': json }), ...headers },
    text: isText ? body : JSON.stringify(body),
    afterMs,
  };
};

const throttledBodies: Readonly<Record<Limit['form'], Answer>> = {
  json: refusal(429, 'local_rate_limited', 'local_rate_limited'),
  text: { status: 429, body: 'local_rate_limited', headers: { 'content-type': 'text/plain; charset=utf-8' } },
  claims: refusal(429, 'too_many_requests', 'Too Many Requests'),
  empty: { status: 429, body: '' },
};

export const throttled = (form: Limit['form'], retryAfter?: number): Said => {
  const { headers, ...answer } = throttledBodies[form];
  const after = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return saying({ ...answer, headers: { ...headers, ...after } });
};

const pageOf = (status: number): Answer => ({
  status,
  body: `<html><head><title>${status}</title></head><body><center><h1>${status}</h1></center><hr></body></html>`,
  headers: { 'content-type': 'text/html' },
});

type Instead = Extract<Fault, { readonly kind: 'error' | 'html' | 'silence' | 'break' }>;

const isInstead = (fault: Fault): fault is Instead => ['error', 'html', 'silence', 'break'].includes(fault.kind);

const insteadOf = (fault: Instead): Said => {
  switch (fault.kind) {
    case 'error':
      return saying(refusal(fault.status, 'internal_server_error', 'Internal Server Error'));
    case 'html':
      return saying(pageOf(fault.status));
    case 'silence':
      return { type: 'silence', ms: fault.ms };
    case 'break':
      return { type: 'break' };
    default:
      return fault satisfies never;
  }
};

/** What is said in place of the effect; null where the effect comes first. */
export const saidBefore = (fault: Fault): Said | null => {
  if (fault.kind === 'throttled') return throttled(fault.form, fault.retryAfter);
  if (fault.kind === 'conflict') return saying(refusal(409, 'conflict', 'item optimistic locking error: conflict'));
  if (fault.kind === 'answer') return saying({ status: fault.status, body: fault.body ?? null, headers: fault.headers ?? {} });
  return isInstead(fault) && fault.when === 'before' ? insteadOf(fault) : null;
};

type Change = (name: string, value: unknown) => unknown;

/** A body with each of its fields, however deep, as `change` makes it. */
const eachField = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map((each) => eachField(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eachField(change(name, inner), change)]));
};

const nulled =
  (field: string | undefined): Change =>
  (name, value) =>
    (field === undefined ? typeof value === 'object' : name === field) ? null : value;

const replaced =
  (field: string, by: unknown): Change =>
  (name, value) =>
    name === field ? by : value;

/** In the text, since no number of JavaScript's holds it. */
const huge = '9'.repeat(40);

const withHuge = (text: string, field: string): string =>
  text.replaceAll(
    new RegExp(`"${field.replaceAll(/[^\w]/gu, String.raw`\$&`)}":(?:-?[\\d.]+|"[^"]*"|null|true|false)`, 'gu'),
    `"${field}":${huge}`,
  );

const withField = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, [field]: { since: '2027', kind: 'unheard_of' } } : body;

type Spoiling<Kind extends Fault['kind']> = Extract<Fault, { readonly kind: Kind }>;

/** What a body says otherwise than it would. */
const spoiltBody = (fault: Spoiling<'nulled' | 'unknownWord' | 'newField'>, body: unknown): unknown => {
  switch (fault.kind) {
    case 'nulled':
      return eachField(body, nulled(fault.field));
    case 'unknownWord':
      return eachField(body, replaced(fault.field, fault.word));
    case 'newField':
      return withField(body, fault.field);
    default:
      return fault satisfies never;
  }
};

/** What becomes of the text on its way. */
const spoiltText = (fault: Spoiling<'empty' | 'cut' | 'tear' | 'hugeNumber' | 'slow'>, answer: Answer): Said => {
  const whole = saying(answer);
  const half = whole.text.slice(0, Math.floor(whole.text.length / 2));
  switch (fault.kind) {
    case 'empty':
      return { ...whole, text: '' };
    case 'cut':
      return { ...whole, text: half };
    case 'tear':
      return { type: 'tear', status: whole.status, headers: whole.headers, text: half, promised: Buffer.byteLength(whole.text) };
    case 'hugeNumber':
      return { ...whole, text: withHuge(whole.text, fault.field) };
    case 'slow':
      return { ...whole, afterMs: fault.ms };
    default:
      return fault satisfies never;
  }
};

const isOfBody = (fault: Fault): fault is Spoiling<'nulled' | 'unknownWord' | 'newField'> =>
  ['nulled', 'unknownWord', 'newField'].includes(fault.kind);
const isOfText = (fault: Fault): fault is Spoiling<'empty' | 'cut' | 'tear' | 'hugeNumber' | 'slow'> =>
  ['empty', 'cut', 'tear', 'hugeNumber', 'slow'].includes(fault.kind);

/** What is said of an answer after the effect, as a fault spoils it. */
export const saidAfter = (fault: Fault, answer: Answer): Said => {
  if (isInstead(fault)) return insteadOf(fault);
  if (isOfBody(fault)) return saying({ ...answer, body: spoiltBody(fault, answer.body) });
  return isOfText(fault) ? spoiltText(fault, answer) : saying(answer);
};
