import { describe, expect, test } from 'vitest';
import { actionRun, decidedViewOf, isOffered, targetsOf, refusalOf, sortTargets, type CommandContext } from './availability.ts';
import { createContextRegistry } from './context-registry.ts';
import type { Actor, Layer, Target } from '#commands/command.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { commandNamed, intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { outbox } from '#events/projections/outbox.ts';
import { fold } from '#events/projection.ts';
import type { Listing } from '#contract/listing.ts';
import type { Order } from '#contract/order.ts';

const target = (changes: Partial<Listing> = {}): Target => {
  const base = aListing(changes);
  return { subject: `listing:${base.publishId}`, label: base.title, base };
};
const intentNamed = (name: string) => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error(`${name} is no intent`);
  return command;
};
const approve = intentNamed('listing.approve');

const context = (layers: Partial<Record<Layer, readonly Target[]>> = {}, actor: Partial<Actor> = {}): CommandContext => {
  const contexts = createContextRegistry();
  for (const layer of ['selection', 'page', 'global'] as const) contexts.claimTargets(layer).set(layers[layer] ?? []);
  return {
    offered: contexts.state(),
    actor: aReviewer(actor),
    outbox: outbox.initial,
    index: indexCommands(intentCommands),
    baseOf: () => null,
    navigate: () => {},
  };
};

describe('what a command reaches', () => {
  test('the nearest layer that has something of its kind', () => {
    const { offered } = context({ selection: [target({ publishId: 's' })], page: [target({ publishId: 'p' })] });
    expect(targetsOf(approve, offered)).toMatchObject({ layer: 'selection', targets: [{ subject: 'listing:s' }] });
  });
  test('a nearer target of another kind does not count', () => {
    const order: Target = { subject: 'order:7', label: 'Pedido 7', base: {} };
    const { offered } = context({ selection: [order], page: [target({ publishId: 'p' })] });
    expect(targetsOf(approve, offered)).toMatchObject({ layer: 'page', targets: [{ subject: 'listing:p' }] });
  });
  test('nothing anywhere', () => {
    expect(targetsOf(approve, context().offered)).toEqual({ layer: 'global', targets: [] });
  });
});

describe('why a command can not run', () => {
  test('the role is said before what to choose', () => {
    expect(refusalOf(approve, context({}, { role: 'seller' }))).toEqual({ key: 'palette.only.reviewer' });
  });
  test('nothing to act on', () => {
    expect(refusalOf(approve, context())).toEqual({ key: 'kind.listing.choose' });
  });
  test('the one target refuses', () => {
    expect(refusalOf(approve, context({ selection: [target({ status: 'paused' })] }))).toEqual({
      key: 'listing.refused.status',
      values: { status: 'paused' },
    });
  });
  test('what goes out as the server has it waits until what is typed over it was saved; what does not, goes on', () => {
    const unsaved = context({ page: [{ ...target(), isUnsaved: true }] });
    expect(refusalOf(approve, unsaved)).toEqual({ key: 'palette.unsaved' });
    expect(refusalOf(intentNamed('listing.refuse'), unsaved)).toBeNull();
    const again = { ...target({ status: 'refused' }), isUnsaved: true };
    expect(refusalOf(intentNamed('listing.resubmit'), context({ page: [again] }, { role: 'seller' }))).toEqual({
      key: 'palette.unsaved',
    });
  });
  test('what was selected all at once is not approved, but may be refused together', () => {
    const swept = context({ selection: [{ ...target({ publishId: 'a' }), isSwept: true }] });
    expect(refusalOf(approve, swept)).toEqual({ key: 'palette.swept' });
    expect(refusalOf(intentNamed('listing.refuse'), swept)).toBeNull();
  });
  test('that it can not happen at all is said before that something is unsaved', () => {
    expect(refusalOf(approve, context({ page: [{ ...target({ status: 'paused' }), isUnsaved: true }] }))).toMatchObject({
      key: 'listing.refused.status',
    });
  });
  test('one of several that can is enough; the others keep their reason', () => {
    const targets = [target({ publishId: 'a', status: 'refused' }), target({ publishId: 'b' })];
    const now = context({ selection: targets });
    expect(refusalOf(approve, now)).toBeNull();
    expect(sortTargets(approve, targets, now)).toMatchObject({
      possible: [{ subject: 'listing:b' }],
      refused: [{ target: { subject: 'listing:a' } }],
    });
  });
  describe('of several orders', () => {
    const orderAt = (_id: string, changes: Partial<Order> = {}): Target => ({
      subject: `order:${_id}`,
      label: _id,
      base: anOrder({ _id, status: 'shipped', ...changes }),
    });
    const chosen = (...targets: readonly Target[]) => context({ selection: targets }, { role: 'superuser' });

    test.each(['order.addReturn', 'order.editZip', 'order.editNote', 'order.deleteNote'])(
      '%s is done to one alone, which has its own answer',
      (name) => {
        const command = intentNamed(name);
        const several = chosen(orderAt('a'), orderAt('b'));
        expect(refusalOf(command, several)).toEqual({ key: 'kind.order.choose' });
        expect(sortTargets(command, several.offered.targets.selection, several).possible).toEqual([]);
        expect(refusalOf(command, chosen(orderAt('a')))).toBeNull();
      },
    );
    test('where only one can take a return, that one does', () => {
      expect(refusalOf(intentNamed('order.addReturn'), chosen(orderAt('a'), orderAt('b', { status: 'cancelled' })))).toBeNull();
    });
    test('a note is written to all', () => {
      expect(refusalOf(intentNamed('order.addNote'), chosen(orderAt('a'), orderAt('b')))).toBeNull();
    });
  });
  test('a decision that waits counts as made: what is judged is the view, not the answer', () => {
    const waiting = fold(outbox, outbox.initial, [
      {
        seq: 1,
        at: '2026-11-21T12:00:00.000Z',
        fact: {
          type: 'intent.recorded.v1',
          intent: {
            id: '00000000-0000-4000-8000-000000000001',
            command: 'listing.approve',
            version: 1,
            args: { publishId: 'p1', version: 3 },
            subject: 'listing:p1',
            label: 'x',
            sendAfter: '2026-11-21T12:00:06.000Z',
          },
        },
      },
    ]);
    const now = { ...context({ selection: [target()] }), outbox: waiting };
    expect(refusalOf(approve, now)).toEqual({ key: 'listing.refused.status', values: { status: 'processing' } });
  });
  test('what settled since it was shown is in the newest answer only: that is judged, not the older one', () => {
    const shown = target({ status: 'processing', version: 2 });
    const now = { ...context({ page: [shown] }), baseOf: () => aListing({ version: 3 }) };
    expect(refusalOf(approve, now)).toBeNull();
    expect(refusalOf(approve, { ...now, baseOf: () => aListing({ version: 1 }) })).toMatchObject({ key: 'listing.refused.status' });
  });
  test('what is decided starts from the newest answer, and carries the version that was shown', () => {
    const shown = target({ gtin: null, version: 2 });
    const now = { ...context(), baseOf: () => aListing({ version: 3 }) };
    expect(decidedViewOf(shown, now)).toEqual(aListing({ version: 2 }));
    expect(decidedViewOf({ ...shown, base: null }, now)).toEqual(aListing({ version: 3 }));
    expect(decidedViewOf(shown, context())).toBe(shown.base);
  });
});

describe('actions', () => {
  const next = commandNamed('queue.next');
  const home = commandNamed('app.home');
  test('one that no screen offers belongs to the page, and says where it works', () => {
    expect(isOffered(next, context())).toBe(false);
    expect(refusalOf(next, context())).toEqual({ key: 'palette.notHere.queue' });
  });
  test('one that a screen offers runs what it offered', () => {
    const contexts = createContextRegistry();
    let steps = 0;
    contexts.offerHandler('queue.next', () => {
      steps += 1;
    });
    const now = { ...context(), offered: contexts.state() };
    const run = next.kind === 'action' ? actionRun(next, now) : null;
    if (run?.ok) void run.value();
    expect([isOffered(next, now), refusalOf(next, now), steps]).toEqual([true, null, 1]);
  });
  test('a place to go goes there', () => {
    const went: string[] = [];
    const run = home.kind === 'action' ? actionRun(home, { ...context(), navigate: (to) => went.push(to) }) : null;
    if (run?.ok) void run.value();
    expect(went).toEqual(['/']);
  });
});
