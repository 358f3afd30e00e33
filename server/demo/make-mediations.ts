import { createHash } from 'node:crypto';
import { messageActions, type Situation, type WaitsFor } from '#contract/mediation.ts';
import type { mediation, mediationFile, mediationMessage, StoredClaim } from '../db/schema/mediation.ts';
import { placeOf } from '../mediation/place.ts';
import { mediationWords } from '../mediation/mediation-words.ts';
import { lastMessageOf } from '../mediation/write-mediation.ts';
import { scenes, type Scene } from './data/mediation-scenes.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Person } from './make-history.ts';
import type { OrderSeed } from './make-orders.ts';
import { receiptBlob } from './make-receipt.ts';

export interface MediationSeed {
  readonly mediation: typeof mediation.$inferInsert;
  readonly messages: readonly (typeof mediationMessage.$inferInsert)[];
  readonly files: readonly (typeof mediationFile.$inferInsert)[];
}

interface Owner {
  readonly name: string;
  readonly person: Person;
}

const hour = 3_600_000;

/** How they stand, by turns: due soon, waiting for the other side, late, closed either way, shut to messages, and of a record that carries no dispute. */
type Ending = {
  readonly waitsFor: WaitsFor | null;
  readonly dueIn?: number;
  readonly closed?: Situation;
  readonly isBare?: true;
  readonly isShut?: true;
};
const endings: readonly Ending[] = [
  { waitsFor: 'seller', dueIn: 20 },
  { waitsFor: 'buyer' },
  { waitsFor: null, closed: 'resolved' },
  { waitsFor: 'seller', dueIn: -5 },
  { waitsFor: 'seller', dueIn: 70 },
  { waitsFor: null, closed: 'not solved' },
  { waitsFor: 'buyer', isShut: true },
  { waitsFor: null, isBare: true },
];

/** Told by number alone: the same world each time, and nothing of it is drawn from the random numbers of the rest. */
export const makeMediations = (
  orders: readonly OrderSeed[],
  owners: ReadonlyMap<string, Owner>,
  /** Companies that people of the demo sign in for: they have the most to see. */
  shown: readonly string[],
  now: Date,
): readonly MediationSeed[] =>
  orders
    .filter(({ order }, at) => at % 12 === 5 || (shown.includes(order.sellerId) && order.status !== 'pending'))
    .map((seed, at) => {
      const [scene, ending, owner] = [scenes[at % scenes.length], endings[at % endings.length], owners.get(seed.order.sellerId)];
      if (!scene || !ending || !owner) throw new Error('A mediation of the demo has no scene, or its company no owner');
      return makeMediation(seed, { scene, ending, owner, at }, now);
    });

interface Played {
  readonly scene: Scene;
  readonly ending: Ending;
  readonly owner: Owner;
  readonly at: number;
}

const isOurs = ({ by }: Scene['lines'][number]): boolean => by === 'seller' || by === 'superuser';

/** The side that is to act has not spoken last. */
const spoken = ({ lines }: Scene, { waitsFor }: Ending) => {
  const last = lines.at(-1);
  const hasToWait = last && waitsFor !== null && isOurs(last) === (waitsFor === 'seller');
  return hasToWait ? lines.slice(0, -1) : lines;
};

const makeMediation = ({ order, cover }: OrderSeed, { scene, ending, owner, at }: Played, now: Date): MediationSeed => {
  const lines = spoken(scene, ending);
  const newest = now.getTime() - (2 + at * 3) * hour;
  const speakers = {
    buyer: { id: order.buyer.buyerId, name: order.buyer.name },
    mediator: { id: 'mediator', name: 'Mediador do Mercado Livre' },
    superuser: demoAccounts.find(({ role }) => role === 'superuser') ?? owner.person,
    seller: owner.person,
  };
  const messages = lines.map(({ by, text }, index) => ({
    id: `${order.id}-${index + 1}`,
    orderId: order.id,
    position: index + 1,
    userId: speakers[by].id,
    userName: speakers[by].name,
    userPic: null,
    message: text,
    at: new Date(newest - (lines.length - 1 - index) * 7 * hour),
    picture: [],
  }));
  const files = lines.flatMap(({ file }, index) => {
    if (file === undefined || (file === 'photo' && cover === null)) return [];
    const id = idOf(`${order.id} file ${index}`);
    const isPhoto = file === 'photo' && cover !== null;
    const kept = isPhoto
      ? ({ name: `foto_${index + 1}.jpg`, type: 'image/jpeg', blob: cover } as const)
      : ({ name: 'comprovante.pdf', type: 'application/pdf', blob: receiptBlob } as const);
    return [
      { id, messageId: `${order.id}-${index + 1}`, orderId: order.id, position: 0, ...kept, sourceHash: hex(id), key: hex(`key ${id}`) },
    ];
  });
  const last = messages.at(-1);
  const standing = standingOf(scene, ending, now);
  const createdAt = messages[0]?.at ?? now;
  const row = {
    orderId: order.id,
    version: messages.length,
    sellerId: order.sellerId,
    accountId: order.accountId,
    ...standing,
    createdAt,
    messages: messages.length,
    lastMessage: last ? lastMessageOf(last, files.filter(({ messageId }) => messageId === last.id).length) : null,
    search: mediationWords(order, owner.name),
  };
  return { mediation: { ...row, place: placeOf({ ...row, createdAt }) }, messages, files };
};

const verdicts: Readonly<Record<Situation, string>> = {
  resolved: 'Acordo com o comprador: novo produto enviado.',
  'not solved': 'O comprador não respondeu no prazo.',
};

const actionsOf = ({ stage }: Scene, { closed, isShut }: Ending, dueAt: string | null): StoredClaim['actions'] => {
  if (closed) return [];
  const talk = { action: messageActions[stage === 'dispute' ? 1 : 0], mandatory: dueAt !== null, dueAt };
  const others = ['refund', 'allow_return'].map((action) => ({ action, mandatory: false, dueAt: null }));
  return isShut ? others : [talk, ...others];
};

const resolutions = {
  resolved: { reason: 'item_returned', benefited: 'complainant', closedBy: 'mediator', appliedCoverage: false },
  'not solved': { reason: 'respondent_timeout', benefited: 'complainant', closedBy: 'mediator', appliedCoverage: true },
} as const;

const storedClaim = (scene: Scene, ending: Ending, dueAt: string | null): StoredClaim => ({
  claimId: String(5_200_000_000 + scene.reason.length * 7919),
  stage: scene.stage,
  reasonId: scene.reasonId,
  reason: scene.reason,
  affectsReputation: scene.stage === 'dispute' ? 'affected' : 'not_affected',
  hasIncentive: scene.stage !== 'dispute',
  actions: actionsOf(scene, ending, dueAt),
  resolution: ending.closed ? resolutions[ending.closed] : null,
});

const standingOf = (scene: Scene, ending: Ending, now: Date) => {
  const { waitsFor, dueIn, closed = null, isBare } = ending;
  const dueAt = dueIn === undefined ? null : new Date(now.getTime() + dueIn * hour);
  return {
    status: closed ? ('closed' as const) : ('open' as const),
    situation: closed,
    annotation: closed && verdicts[closed],
    claim: isBare ? null : storedClaim(scene, ending, dueAt?.toISOString() ?? null),
    waitsFor: waitsFor === 'buyer' && scene.stage === 'dispute' ? ('mediator' as const) : waitsFor,
    dueAt,
  };
};

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

const idOf = (text: string): string => {
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/u.exec(hex(text)) ?? [];
  return `${a}-${b}-4${c}-8${d}-${e}`;
};
