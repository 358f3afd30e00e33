import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { AutoMessageRow } from '#contract/auto-message.ts';
import type { KindName } from '#contract/kinds.ts';
import { OrderStatus } from '#contract/order.ts';
import type { Result } from '#lib/result.ts';
import { asksForLook } from './args-again.ts';
import type { Actor, AnyIntentCommand } from './command.ts';
import { aListing, aReviewer } from './listing/listing-fixture.ts';
import { anOrder } from './order/order-fixture.ts';
import { commandNamed, intentCommands } from './registry.ts';

/** Every combination of these values. */
const combined = <const Of extends Readonly<Record<string, readonly unknown[]>>>(
  values: Of,
): readonly { readonly [Key in keyof Of]: Of[Key][number] }[] =>
  Object.entries(values).reduce<readonly Record<string, unknown>[]>(
    (all, [key, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as never;

const at = '2026-11-20T12:00:00.000Z';
const later = '2026-11-30T12:00:00.000Z';
const uuid = '0c0ffee0-0000-4000-8000-000000000001';
const known = { _id: 'x1', version: 3 };
const [cap, coat] = [
  { skuId: 'cap', sku: 'CAP', productId: 'p', productName: 'Capa' },
  { skuId: 'coat', sku: 'COAT', productId: 'p', productName: 'Casaco' },
] as const;
const { shipping } = anOrder();
const parcels = [
  { trackingNumber: null, carrier: null },
  { trackingNumber: 'A 1', carrier: null },
  { trackingNumber: 'PN123456784BR', carrier: { _id: 'correios', name: 'Correios' } },
  { trackingNumber: 'PN123456785BR', carrier: { _id: 'veloz', name: 'Veloz' } },
] as const;
const colleague = { name: 'Bia', mail: 'b@x', awaitsMail: false, isBlockedByHub: false, hadSell: true, isOwner: true, blockedAt: null };

const ended: ReadonlySet<string> = new Set(['pending_cancelled', 'cancelled', 'fk_cancelled']);

/** Everything of a kind as it may stand. */
const views: Readonly<Partial<Record<KindName, readonly unknown[]>>> = {
  listing: combined({
    status: ['pending', 'refused', 'processing', 'active', 'paused'],
    sub_status: [null, 'paused_by_seller', 'out_of_stock'],
    freezedByDeal: [false, true],
    snoozedUntil: [null, later],
    skipped: [false, true],
    price: [null, 12_990],
  })
    .filter(({ status, sub_status }) => (status === 'paused') === (sub_status !== null))
    .map((changes) => aListing(changes)),
  order: combined({
    status: OrderStatus.options,
    statusBefore: [null, 'paid', 'shipped'],
    labelPrintedAt: [null, at],
    cancelMessage: [null, { type: 'other', description: 'Sem estoque' }, { type: null, description: '' }],
    carried: parcels,
  })
    .filter(({ status, statusBefore }) => statusBefore === null || ended.has(status))
    .filter(({ status, cancelMessage }) => cancelMessage === null || status === 'cancelled')
    .map(({ carried, ...changes }) =>
      anOrder({
        ...changes,
        wasRequested: changes.status === 'pending_cancelled',
        shipping: { ...shipping, ...carried, mode: 'me1' },
      } as never),
    ),
  money: combined({ difference: ['gross', null], checked: [null, { at, by: 'Ana', note: 'Campanha' }] }).map((changes) => ({
    ...known,
    ...changes,
  })),
  automessage: combined({ status: AutoMessageRow.shape.status.options, isRefusedThere: [false, true] }).map((changes) => ({
    ...known,
    _id: uuid,
    ...changes,
  })),
  category: combined({
    isExcluded: [false, true],
    shipModes: [[], ['me1'], ['me1', 'me2']],
    requiredHere: [[], ['BRAND']],
    checkWeights: [{}, { gtin: 'serious' }],
  }).map((changes) => ({ ...known, ...changes })),
  user: combined({
    role: ['seller', 'reviewer'],
    hadSellout: [false, true],
    hadSell: [false, true],
    blocked: [
      { blockedAt: null, hubBlockedAt: null },
      { blockedAt: at, hubBlockedAt: null },
      { blockedAt: at, hubBlockedAt: at },
    ],
  })
    .filter(({ role, hadSell }) => role === 'seller' || !hadSell)
    .map(({ blocked, ...changes }) => {
      const company = changes.role === 'seller' ? { sellerId: 'ana', sellerName: 'Casa da Ana' } : { sellerId: null, sellerName: null };
      return { ...known, ...changes, ...blocked, ...company, sessions: 0 };
    }),
  company: combined({ status: ['active', 'blocked'], isAlone: [false, true] }).map(({ status, isAlone }) => ({
    ...known,
    status,
    blockReason: status === 'blocked' ? 'Fraude' : null,
    people: [
      { ...colleague, _id: 'u1' },
      { ...colleague, _id: 'u2', isOwner: !isAlone },
      { ...colleague, _id: 'u3', hadSell: false, isOwner: false, blockedAt: at },
    ],
  })),
  marketplace: combined({ pausedAt: [null, at], connection: ['connected', 'unconnected'] }).map((changes) => ({
    ...known,
    ...changes,
    pauseReason: changes.pausedAt && 'Férias',
    expiresAt: null,
  })),
  pricerule: ['ready', 'running', 'archived'].map((status) => ({ ...known, _id: uuid, status })),
  product: ['active', 'archived'].map((status) => ({ ...known, status })),
  vehicle: [null, at].map((retiredAt) => ({ ...known, retiredAt })),
  profile: [null, 'Bia'].map((nickname) => ({ ...known, name: 'Beatriz', nickname })),
  link: combined({ bound: [null, cap, coat], kit: [null, { kitId: 'k', name: 'Duas capas' }], suggestion: [null, cap] }).map((changes) => ({
    ...known,
    sku: changes.bound?.sku ?? 'ML-1',
    ...changes,
  })),
};

/** What somebody answers where a command asks. */
const answers: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'listing.snooze': [{ until: '2026-11-25T12:00:00.000Z' }],
  'listing.skip': [{ reason: 'slow' }],
  'listing.refuse': [{ warning: ['image'] }],
  'listing.setPriceAndStock': [{ price: 9990 }, { stock: 3 }, { price: 9990, stock: 3 }],
  'order.editTracking': [{ trackingNumber: 'RPD700001' }, { trackingNumber: null }, { carrier: 'Rápida' }],
  'order.cancel': [{ type: 'other', description: 'Sem estoque' }],
  'order.cancelOnMarketplace': [{ type: 'other', description: 'Sem estoque' }],
  'order.addNote': [{ note: 'Urgente' }],
  'order.editZip': [{ editedCep: '20040-020' }],
  'order.editCancelReason': [{ description: 'Avariado' }],
  'money.check': [{ note: 'Desconto' }],
  'category.ship': [{ modes: 'none' }, { modes: 'me1' }, { modes: 'both' }],
  'category.require': [{ attributeId: 'COLOR' }],
  'category.release': [{ attributeId: 'BRAND' }],
  'category.weigh': [{ check: 'gtin', weight: 'off' }],
  'user.changeAccess': [{ role: 'seller' }, { role: 'reviewer' }, { role: 'superuser' }],
  'company.block': [{ reason: 'Fraude' }],
  'marketplace.pause': [{ reason: 'Férias' }],
  'profile.rename': [{ name: 'Bia Souza', nickname: 'Bi' }],
  'link.bind': [{ to: cap }],
};
const people = ['u2', 'u3'].map((_id) => ({ colleague: { _id, name: 'Bia' } }));
const answersOf = ({ name }: AnyIntentCommand) => (name.startsWith('colleague.') ? people : (answers[name] ?? [{}]));

const actorAs = (role: Actor['role']): Actor => ({ ...aReviewer({ role }), id: 'u1', isMoneyManager: true });

const intentNamed = (name: string): AnyIntentCommand => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error(`${name} is no intent`);
  return command;
};

/** Each way it may be done, what it leads to, and what its inverse makes of that. */
const waysOf = (command: AnyIntentCommand) =>
  (views[command.on] ?? []).flatMap((view) =>
    answersOf(command).flatMap((answered) =>
      command.roles.flatMap((role) => {
        const actor = actorAs(role);
        const read = command.parseArgs({ ...command.prefillFrom(view), ...answered });
        if (!read.ok || !command.isPossible(view, actor).ok) return [];
        const after = command.apply(view, read.value, actor);
        const inverse = after.ok ? command.inverseOf?.(read.value, 'i1') : null;
        if (!after.ok || !inverse) return [];
        const back = intentNamed(inverse.command);
        // A role that may not do that at all is told so: a seller deletes no note.
        if (!back.roles.includes(role)) return [];
        const args = back.parseArgs(inverse.args);
        const undone: Result<unknown, unknown> = args.ok ? back.apply(after.value, args.value, actor) : args;
        return [{ view, answered, role, inverse, undone }];
      }),
    ),
  );

/** What stood there before is known to the server alone: when a colleague was blocked, warnings, codes. */
const toldByServer: ReadonlySet<string> = new Set([
  'listing.refuse',
  'link.bind',
  'link.bindSuggested',
  'link.unbind',
  'colleague.unblock',
]);

/** What was sold out when it was paused is so again once the marketplace was told that it is on sale. */
const isAgainByItself = ({ name }: AnyIntentCommand, view: unknown): boolean =>
  name === 'listing.pause' && (view as { sub_status: string | null }).sub_status === 'out_of_stock';

const undoable = intentCommands.filter(({ inverseOf }) => inverseOf !== null);

const named = undoable.map((command) => [command.name, command] as const);

describe.each(named)('%s', (_name, command) => {
  const ways = waysOf(command);
  test('is done here somehow, so that its way back is seen', () => {
    expect(ways.length).toBeGreaterThan(0);
  });

  test('is taken back wherever it says that it can be', () => {
    expect(ways.find(({ undone }) => !undone.ok)).toBeUndefined();
  });
});

test.each(named.filter(([name]) => !toldByServer.has(name)))('%s leaves what was there before, once it is taken back', (_name, command) => {
  const ways = waysOf(command).filter(({ view }) => !isAgainByItself(command, view));
  expect(ways.find(({ view, undone }) => !undone.ok || !isDeepStrictEqual(undone.value, view))).toBeUndefined();
});

/** How arguments call what stood there before. */
const stood = ['before', 'previous', 'previousCep', 'was'] as const;

const argsOf = (command: AnyIntentCommand): readonly Record<string, unknown>[] =>
  (views[command.on] ?? []).flatMap((view) =>
    answersOf(command).flatMap((answered) => {
      const read = command.parseArgs({ ...command.prefillFrom(view), ...answered });
      const args = read.ok ? (read.value as Record<string, unknown>) : {};
      return stood.some((key) => key in args) ? [args] : [];
    }),
  );

/** Nobody else's to change, or what contradicts nobody: sent without a version, so that no other's change refuses them. */
const contradictsNobody: ReadonlySet<string> = new Set(['profile.rename', 'listing.snooze', 'order.markPrinted', 'order.unmarkPrinted']);

const replacing = intentCommands.flatMap((command) => {
  const args = argsOf(command);
  return args.length > 0 && !contradictsNobody.has(command.name) ? [[command.name, command, args] as const] : [];
});

test('those that say what they replace are found', () => {
  expect(replacing.map(([name]) => name)).toEqual(
    expect.arrayContaining(['order.editTracking', 'user.changeAccess', 'listing.setPriceAndStock', 'money.uncheck']),
  );
});

test.each(replacing)('%s is not repeated unseen over what somebody else changed meanwhile', (_name, command, all) => {
  expect(all.filter((args) => !asksForLook(command, args, { ...args, version: Number(args['version']) + 1 }))).toEqual([]);
  expect(all.filter((args) => asksForLook(command, args, args))).toEqual([]);
});
