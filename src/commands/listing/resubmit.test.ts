import { expect, test } from 'vitest';
import { joinWarnings } from '#contract/warning.ts';
import { aListing, aReviewer } from './listing-fixture.ts';
import type { Way } from '../way.ts';
import { resubmit } from './resubmit.ts';

const seller = aReviewer({ role: 'seller' });
const args = { publishId: 'p1', version: 3, answer: null };
const refused = aListing({ status: 'refused', warning: joinWarnings(['gtin']) });

const bodyOf = async (answer: string | null, way?: Way): Promise<unknown> => {
  const sent: unknown[] = [];
  const api = {
    send: (_line: unknown, payload?: { readonly body?: unknown }) => {
      sent.push(payload?.body);
      return Promise.resolve({ ok: true as const, value: null as never });
    },
  };
  await resubmit.deliver(api, { ...args, answer }, 'key-1', way);
  return sent[0];
};

test('given a refused listing, when its seller sends it again, then it waits for review and its warnings are answered', () => {
  expect(resubmit.decide(refused, args, seller)).toMatchObject({
    ok: true,
    value: { status: 'pending', warning: '', reasons: ['resubmitted'] },
  });
});

test('what was not refused is not sent again, and says where it stands', () => {
  expect(resubmit.isPossible(aListing({ status: 'active' }), seller)).toEqual({
    ok: false,
    error: { key: 'listing.refused.status', values: { status: 'active' } },
  });
});

test('a reviewer is told that it is not theirs', () => {
  expect(resubmit.isPossible(refused, aReviewer())).toEqual({ ok: false, error: { key: 'listing.refused.owner' } });
});

test('replayed over a listing that already waits, it has nothing left to do', () => {
  const once = resubmit.apply(refused, args, seller);
  expect(once.ok && resubmit.apply(once.value, args, seller).ok).toBe(false);
});

test('an answer travels with it; where there is none, nothing of the listing is sent', async () => {
  const platformId = 'mercadolivre';
  expect(await bodyOf(' O EAN é o do fabricante ')).toEqual({ platformId, answer: 'O EAN é o do fabricante' });
  expect(await bodyOf('  ')).toEqual({ platformId });
  expect(await bodyOf(null, { platformId: 'hub' })).toEqual({ platformId: 'hub' });
});
