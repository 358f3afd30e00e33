import { describe, expect, test } from 'vitest';
import type { Asked, Nature } from '../port.ts';
import { classify, classOf as countedAs, isThrottled } from './classify.ts';

const answered = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Asked => ({
  type: 'answer',
  status,
  headers: new Headers(headers),
  body,
});
const classOf = (asked: Asked, nature: Nature = 'state'): string => {
  const found = classify(asked, nature);
  if (found.type === 'later') return `later ${found.why}`;
  return found.type === 'shutOut' ? `shutOut ${found.why}` : found.type;
};
const envelope = (status: number, error: string, message: string) => ({ message, error, status, cause: [] });

/** Bodies as shared/data/mercadolivre-api has them. */
const samples: readonly (readonly [what: string, status: number, body: unknown, becomes: string])[] = [
  ['an item that was changed', 200, { id: 'MLB1' }, 'fine'],
  ['an order without some of its parts', 206, { id: 1 }, 'fine'],
  ['something done without a word', 204, null, 'fine'],
  ['an optimistic lock', 409, envelope(409, 'conflict', 'item optimistic locking error: conflict'), 'later busy'],
  ['an old x-version', 409, envelope(409, 'conflict', 'The x-version header is not the current one'), 'later busy'],
  ['an invoice under way', 400, { code: 'already_being_processed', message: 'shipment already_being_processed' }, 'later busy'],
  ['a document that is there already', 409, envelope(409, 'conflict', 'File Not allowed, a file already exists for the pack'), 'refused'],
  ['an order nobody knows yet', 404, { message: 'Order not found.', error: 'order_not_found', status: 404, cause: null }, 'later notReady'],
  ['a limit', 429, envelope(429, 'local_rate_limited', 'local_rate_limited'), 'later throttled'],
  ['a limit of claims', 429, envelope(429, 'too_many_requests', 'Too Many Requests'), 'later throttled'],
  ['a limit as bare text', 429, null, 'later throttled'],
  [
    'a quota told as forbidden',
    403,
    { status: 403, error: 'forbidden', message: 'quota exceeded for this application' },
    'later throttled',
  ],
  ['a failure of theirs', 500, envelope(500, 'internal_server_error', 'Internal Server Error'), 'later away'],
  ['a service that is down', 503, envelope(503, 'service_not_available', 'Service not available'), 'later away'],
  ['a token nobody knows', 401, envelope(401, 'unauthorized_request_error', 'user not authorized'), 'shutOut grant'],
  ['a token, without a word', 401, null, 'shutOut grant'],
  [
    'a grant that is over',
    400,
    { error_description: 'Error validating grant.', error: 'invalid_grant', status: 400, cause: [] },
    'shutOut grant',
  ],
  ['the older form of it', 400, envelope(400, 'invalid_grant', 'Error validating grant.'), 'shutOut grant'],
  ['an application without a grant', 400, envelope(400, 'unauthorized_client', 'no grant'), 'shutOut grant'],
  ['an application that they block', 400, envelope(400, 'unauthorized_application', 'blocked'), 'shutOut forbidden'],
  ['the same, as forbidden', 403, envelope(403, 'unauthorized_application', 'blocked'), 'shutOut forbidden'],
  [
    'a policy',
    403,
    {
      code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES',
      blocked_by: 'PolicyAgent',
      message: 'At least one policy returned UNAUTHORIZED.',
      status: 403,
    },
    'shutOut forbidden',
  ],
  ['a scope', 403, { status: 403, error: 'Invalid scopes', code: 'FORBIDDEN' }, 'shutOut forbidden'],
  ['a seller who has not proved who they are', 403, envelope(403, 'forbidden', 'user has data validation pending'), 'shutOut forbidden'],
  [
    'a thing of somebody else',
    403,
    { status: 403, error: 'access_denied', message: 'access to the requested resource is forbidden', code: 'FORBIDDEN' },
    'refused',
  ],
  ['an item under review', 403, { status: 403, code: 'FORBIDDEN', message: 'Item MLB1 is under review' }, 'refused'],
  [
    'a conversation that is blocked',
    403,
    { status_code: 403, code: 'forbidden', message: 'blocked_conversation_send_message_forbidden' },
    'refused',
  ],
  ['a claim of somebody else', 403, envelope(403, 'forbidden_error', "You don't have permission to access the resource"), 'refused'],
  ['the biller', 403, envelope(403, 'forbidden', 'Access denied, you must use the biller of MercadoLibre'), 'refused'],
  [
    'a price under automation',
    400,
    envelope(400, 'item.price.not_modifiable', 'Cannot modify price on items with dynamic pricing'),
    'refused',
  ],
  ['a question that was answered', 400, envelope(400, 'not_unanswered_question', 'Question 1 is not unanswered'), 'refused'],
];

describe('each answer is of one class', () => {
  test.each(samples)('%s (%i)', (_what, status, body, becomes) => {
    expect(classOf(answered(status, body))).toBe(becomes);
  });
});

test('what was sent and lost is unknown, what was not sent is not, and a limit of ours spends nothing', () => {
  expect(classOf({ type: 'lost', text: '' })).toBe('unknown');
  expect(classOf({ type: 'notSent', text: '' })).toBe('later away');
  expect(classify({ type: 'throttled', afterMs: 700 }, 'append')).toEqual({ type: 'later', why: 'throttled', afterMs: 700 });
  expect(classOf({ type: 'shutOut', text: '' })).toBe('shutOut grant');
});

test('their failure in the middle of what may be done once leaves it open; of what may be repeated it is only away', () => {
  for (const status of [500, 502, 503, 504]) {
    expect(classOf(answered(status, null), 'append')).toBe('unknown');
    expect(classOf(answered(status, null), 'state')).toBe('later away');
  }
  expect(classOf(answered(403, '<html>'), 'append')).toBe('unknown');
});

test('a page of whatever stands between refuses nothing for good', () => {
  for (const status of [400, 403, 404, 418]) expect(classOf(answered(status, null))).toBe('later away');
  for (const body of ['<html>', 7, [], {}, { message: null }, { error: { deep: true } }])
    expect(classOf(answered(400, body))).toBe('later away');
});

test('they are asked again when they said so; what is no number of seconds says nothing', () => {
  const after = (retryAfter: string) => classify(answered(429, null, { 'retry-after': retryAfter }), 'state');
  expect(after('7')).toEqual({ type: 'later', why: 'throttled', afterMs: 7000 });
  // Eleven days are not believed: it would be silent for longer than it may be put off.
  expect(after('999999')).toEqual({ type: 'later', why: 'throttled', afterMs: 3_600_000 });
  for (const said of ['Fri, 27 Nov 2026 17:00:00 GMT', '-1', '9'.repeat(40)])
    expect(after(said)).toEqual({ type: 'later', why: 'throttled' });
});

test('a lane stands still for a limit in any of its forms, and for nothing else', () => {
  expect(isThrottled({ status: 429, body: null })).toBe(true);
  expect(isThrottled({ status: 403, body: { message: 'rate limit' } })).toBe(true);
  expect(isThrottled({ status: 403, body: { message: 'forbidden' } })).toBe(false);
});

test('the reasons of a refusal stand at the fields they name, warnings told apart', () => {
  const found = classify(
    answered(400, {
      message: 'Validation error',
      error: 'validation_error',
      status: 400,
      cause: [
        {
          department: 'structured-data',
          cause_id: 2511,
          type: 'warning',
          code: 'create.item.attribute.business_conditional',
          references: ['item.attributes'],
          message: 'Attribute [AGE_GROUP] to be added',
        },
        {
          department: 'moderations',
          cause_id: 3250,
          type: 'error',
          code: 'moderations.seller.not_authorized',
          references: ['item.seller_id'],
          message: 'Seller is not authorized',
        },
        { cause_id: 147, references: null, message: 'The attributes [BRAND] are required' },
        null,
        'bare words',
      ],
    }),
    'append',
  );
  expect(found).toMatchObject({
    type: 'refused',
    code: 'validation_error',
    // What is wrong, in their words: their sentence over it says nothing of it.
    text: 'Seller is not authorized; The attributes [BRAND] are required; bare words',
    causes: [
      { code: 'create.item.attribute.business_conditional', field: 'attributes', isWarning: true },
      { code: 'moderations.seller.not_authorized', field: 'seller_id', isWarning: false },
      { code: '147', field: null, isWarning: false, text: 'The attributes [BRAND] are required' },
      { code: 'bare words', field: null, isWarning: false },
    ],
  });
});

test.each([
  [{ error: 'The fields [title] are invalid for requested call.', message: 'body.invalid_fields' }, 'body.invalid_fields', /^The fields/u],
  [{ error: 'access_denied', message: 'access to it is forbidden', code: 'FORBIDDEN' }, 'access_denied', /^access to it/u],
  [{ error: 'Not for you', code: 'FORBIDDEN' }, 'FORBIDDEN', /^Not for you$/u],
  [{ code: 'forbidden', message: 'blocked_by_buyer' }, 'forbidden', /^blocked_by_buyer$/u],
])('of %o the code is the word and the text is the sentence', (body, code, text) => {
  expect(classify(answered(400, body), 'state')).toMatchObject({ type: 'refused', code, text: expect.stringMatching(text) as string });
});

test('of somebody else’s sentences no more is kept than anybody reads', () => {
  const found = classify(answered(400, { error: 'e', message: 'x'.repeat(100_000) }), 'state');
  expect(found.type === 'refused' && found.text.length).toBe(500);
});

test.each<readonly [Asked, string]>([
  [answered(200, {}), 'fine'],
  [answered(429, null), 'throttled'],
  [answered(403, { status: 403, error: 'forbidden', message: 'quota exceeded for this application' }), 'throttled'],
  [answered(500, null), 'away'],
  [answered(404, envelope(404, 'not_found', 'x')), 'notReady'],
  [answered(401, null), 'shutOut'],
  [answered(403, { status: 403, error: 'Invalid scopes', code: 'FORBIDDEN' }), 'forbidden'],
  [answered(400, envelope(400, 'validation_error', 'x')), 'refused'],
  [{ type: 'notSent', text: '' }, 'away'],
  [{ type: 'lost', text: '' }, 'unknown'],
])('%o is counted as %s', (asked, counted) => {
  expect(countedAs(asked)).toBe(counted);
});
