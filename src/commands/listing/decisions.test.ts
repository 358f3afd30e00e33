import { describe, expect, test } from 'vitest';
import type { Lease } from '#contract/listing.ts';
import { joinWarnings } from '#contract/warning.ts';
import type { AnyIntentCommand } from '../command.ts';
import { approve } from './approve.ts';
import { aListing, aReviewer } from './listing-fixture.ts';
import { observe } from './observe.ts';
import { refuseWithWarnings } from './refuse.ts';
import { returnToPending } from './return-to-pending.ts';

const decided = { publishId: 'p1', version: 3 };
const warning = joinWarnings(['gtin', 'Voltagem errada']);
const argsOf: Readonly<Record<string, unknown>> = {
  'listing.approve': decided,
  'listing.refuse': { ...decided, warning, gtin: null },
  'listing.observe': { ...decided, warning, sellerId: 's1' },
};
const decisions: readonly AnyIntentCommand[] = [approve, refuseWithWarnings, observe];
const leaseOf = (id: string, until = '2026-11-21T12:30:00.000Z'): Lease => ({
  holder: { id, name: id === 'u1' ? 'Rita' : 'Bruno' },
  until,
});

test('given a pending listing, when a reviewer approves, then it is being processed', () => {
  expect(approve.decide(aListing(), decided, aReviewer())).toMatchObject({ ok: true, value: { status: 'processing' } });
});

test('given a pending listing, when a reviewer refuses it, then it is refused and shows the warnings', () => {
  expect(refuseWithWarnings.decide(aListing(), { ...decided, warning, gtin: null }, aReviewer())).toMatchObject({
    ok: true,
    value: { status: 'refused', warning },
  });
});

test('given a pending listing, when a reviewer observes, then it stays pending and shows the warnings', () => {
  expect(observe.decide(aListing(), { ...decided, warning, sellerId: 's1' }, aReviewer())).toMatchObject({
    ok: true,
    value: { status: 'pending', warning },
  });
});

test('a warning of the barcode is none for a kit, whatever form it was given in (row REV-1)', () => {
  const kit = aListing({ kit: true });
  const refused = { ok: false, error: { key: 'listing.refused.kitGtin' } };
  expect(refuseWithWarnings.decide(kit, { ...decided, warning, gtin: null }, aReviewer())).toEqual(refused);
  expect(observe.decide(kit, { ...decided, warning, sellerId: 's1' }, aReviewer())).toEqual(refused);
  expect(observe.decide(kit, { ...decided, warning: 'image*/gtin novo', sellerId: 's1' }, aReviewer()).ok).toBe(true);
});

describe.each(decisions.map((command) => [command.name, command] as const))('%s', (name, command) => {
  test('replayed over a listing that already contains it, it has nothing left to do', () => {
    const once = command.apply(aListing(), argsOf[name], aReviewer());
    expect(once.ok && command.apply(once.value, argsOf[name], aReviewer()).ok).toBe(false);
  });

  test('a seller is told that only reviewers decide', () => {
    expect(command.isPossible(aListing(), aReviewer({ role: 'seller' }))).toEqual({ ok: false, error: { key: 'listing.refused.role' } });
  });

  test('held by another, the other is named', () => {
    const held = aListing({ lease: leaseOf('u2') });
    expect(command.isPossible(held, aReviewer())).toEqual({
      ok: false,
      error: { key: 'listing.refused.heldByOther', values: { name: 'Bruno' } },
    });
  });

  test('a lease that ended this very instant holds nobody back', () => {
    const ended = aListing({ lease: leaseOf('u2', '2026-11-21T12:00:00.000Z') });
    expect(command.isPossible(ended, aReviewer()).ok).toBe(true);
  });

  test('where leases are off, another’s lease says nothing', () => {
    expect(command.isPossible(aListing({ lease: leaseOf('u2') }), aReviewer({ leases: 'off' })).ok).toBe(true);
  });

  test('where leases are required, it asks to claim first and works once claimed', () => {
    const required = aReviewer({ leases: 'required' });
    expect(command.isPossible(aListing(), required)).toEqual({ ok: false, error: { key: 'listing.refused.leaseRequired' } });
    expect(command.isPossible(aListing({ lease: leaseOf('u1') }), required).ok).toBe(true);
  });

  test('it sends the version that was decided on, under the key of the intent', async () => {
    const sent: unknown[] = [];
    const api = {
      send: (_line: unknown, _payload: unknown, options: unknown) => {
        sent.push(options);
        return Promise.resolve({ ok: true as const, value: null as never });
      },
    };
    await command.deliver(api, argsOf[name], 'key-1');
    expect(sent[0]).toEqual({ idempotencyKey: 'key-1', ifMatch: 3 });
  });

  test('it waits six seconds for an undo', () => {
    expect(command.isHeld).toBe(true);
  });
});

test.each([
  ['mercadolivre', {}],
  ['hub', { platformId: 'hub' }],
])('an approval is a save, and names the fixed platform: %s', async (platformId, peer) => {
  const bodies: unknown[] = [];
  const api = {
    send: (_line: unknown, payload?: { readonly body?: unknown }) => {
      bodies.push(payload?.body);
      return Promise.resolve({ ok: true as const, value: null as never });
    },
  };
  await approve.deliver(api, decided, 'key-1', peer);
  expect(bodies).toEqual([{ platformId }]);
});

test('no warning, no refusal and no observation', () => {
  expect(refuseWithWarnings.parseArgs({ ...decided, warning: '', gtin: null }).ok).toBe(false);
  expect(observe.parseArgs({ ...decided, sellerId: 's1', warning: [' '] }).ok).toBe(false);
});

test('warnings given one by one are joined so that a separator inside a text survives', () => {
  expect(refuseWithWarnings.parseArgs({ ...decided, warning: ['gtin', 'a*/b'], gtin: null })).toEqual({
    ok: true,
    value: { ...decided, warning: joinWarnings(['gtin', 'a*/b']), gtin: null },
  });
});

test('an observation tells the seller once, under a key that follows from the intent', async () => {
  const calls: { readonly name: string; readonly key: string | undefined }[] = [];
  const api = {
    send: (line: { readonly name: string }, _payload: unknown, options?: { readonly idempotencyKey?: string }) => {
      calls.push({ name: line.name, key: options?.idempotencyKey });
      return Promise.resolve({ ok: true as const, value: null as never });
    },
  };
  await observe.send(api, { ...decided, warning, sellerId: 's1' }, 'key-1');
  await observe.send(api, { ...decided, warning, sellerId: 's1' }, 'key-1');
  expect(calls.map(({ name }) => name)).toEqual(['observeListing', 'registerNotification', 'observeListing', 'registerNotification']);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

test('an observation that was refused tells nobody', async () => {
  const calls: string[] = [];
  const api = {
    send: (line: { readonly name: string }) => {
      calls.push(line.name);
      return Promise.resolve({ ok: false as const, error: { type: 'Unreachable' as const } });
    },
  };
  const sent = await observe.send(api, { ...decided, warning, sellerId: 's1' }, 'key-1');
  expect([sent.ok, calls]).toEqual([false, ['observeListing']]);
});

test('of an observation whose notice alone is refused it is told that it was saved', async () => {
  const body = { code: 'not-found' as const, message: 'Não encontrado' };
  const api = {
    send: (line: { readonly name: string }) =>
      Promise.resolve(
        line.name === 'observeListing'
          ? { ok: true as const, value: null as never }
          : { ok: false as const, error: { type: 'Refused' as const, status: 404, body } },
      ),
  };
  const sent = await observe.send(api, { ...decided, warning, sellerId: 's1' }, 'key-1');
  expect(sent).toEqual({ ok: false, error: { type: 'Refused', status: 404, body, after: 'observed' } });
});

test.each([approve, refuseWithWarnings])('$name is taken back by returning the listing, naming what is undone', (command) => {
  const inverse = command.inverseOf?.(argsOf[command.name], 'intent-9');
  expect(inverse).toEqual({ command: 'listing.returnToPending', args: { ...decided, undoes: 'intent-9' } });
  expect(returnToPending.parseArgs(inverse?.args).ok).toBe(true);
});

test.each(['refused', 'processing'] as const)(
  'given a listing %s, when it is returned, then it is pending again, even where leases are required',
  (status) => {
    const actor = aReviewer({ leases: 'required' });
    expect(returnToPending.decide(aListing({ status }), { ...decided, undoes: null }, actor)).toMatchObject({
      ok: true,
      value: { status: 'pending' },
    });
  },
);

describe('what is on sale', () => {
  const active = aListing({ status: 'active' });
  const args = { publishId: 'p1', version: 3 };

  test('goes back to review, asked for twice, and no undoing does it', () => {
    expect(returnToPending.apply(active, { ...args, undoes: null }, aReviewer())).toMatchObject({ ok: true, value: { status: 'pending' } });
    expect(returnToPending.despiteOf?.doubts(active, [])).toEqual([{ key: 'listing.isOnSale' }]);
    expect(returnToPending.apply(active, { ...args, undoes: 'i1' }, aReviewer())).toMatchObject({ ok: false });
  });

  test('stays where it takes part in a deal', () => {
    expect(returnToPending.can({ ...active, freezedByDeal: true }, aReviewer())).toMatchObject({
      error: { key: 'listing.refused.locked' },
    });
  });

  test('a refused one is put back at once', () => {
    expect(returnToPending.despiteOf?.doubts(aListing({ status: 'refused' }), [])).toEqual([]);
  });
});
