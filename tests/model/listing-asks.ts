import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { observeListing, refuseListing, returnListing } from '#contract/listing.ts';
import { activateListing, removeListing, setListingLock, setPriceAndStock, pauseListing } from '#contract/listing-calls.ts';
import type { Party } from '#contract/party.ts';
import type { LeaseMode } from '#contract/capabilities.ts';
import { refuse, unreachable } from '#lib/result.ts';
import { reactivationPolicyOf } from '#machines/lifecycle/reactivation.ts';
import {
  saveStep,
  stepListing,
  type LeaseFact,
  type ListingFacts,
  type ListingRefusalReason,
  type ListingStand,
  type ListingStep,
} from '#machines/lifecycle/listing.ts';
import { people, type PersonId } from '../support/people.ts';
import type { Lifecycle } from './paths.ts';

/** What can be asked over the wire, or done by the marketplace. A save is three steps: which, the server finds out. */
type Asked =
  | { readonly type: 'save' | 'return' | 'publish' | 'hold' | 'undoPublish' | 'sellOut' | 'restock' | 'remove' | ShelfAsk }
  | { readonly type: 'refuse' | 'observe'; readonly warnings: number };
type ShelfAsk = 'pause' | 'activate' | 'lock' | 'unlock' | 'reprice';

export type Ask = Asked & {
  readonly by: PersonId | 'marketplace';
  readonly lease: LeaseFact;
  readonly isLocked: boolean;
  /** What the marketplace calls the reason it is paused, if it is. */
  readonly subStatus: string | null;
  /** The marketplace has it, or had: asked by its removal alone. */
  readonly wasPublished?: true;
};

/** Why an ask is refused: as the lifecycle says, or because the listing is somebody else's and so not there at all (decision 21). */
export interface AskRefused {
  readonly reason: ListingRefusalReason | 'absent';
}

const humanAsks: readonly Asked[] = [
  { type: 'save' },
  { type: 'refuse', warnings: 1 },
  { type: 'refuse', warnings: 0 },
  { type: 'observe', warnings: 2 },
  { type: 'observe', warnings: 0 },
  { type: 'return' },
];

/** One of each party; the others hold leases against them. That a money manager is a seller like any other is told in tests/access. */
const askers: readonly PersonId[] = ['seller', 'foreignSeller', 'reviewer', 'superuser'];

/** Neither in a deal nor taken off sale by the marketplace. */
const shelved = { isLocked: false, subStatus: null } as const;

const byPeople = askers.flatMap((by) => {
  const leases: readonly LeaseFact[] = people[by].role === 'seller' ? ['free', 'other'] : ['free', 'mine', 'other'];
  return humanAsks.flatMap((asked) => leases.map((lease): Ask => ({ ...asked, by, lease, ...shelved })));
});

const shelfAsks: readonly ShelfAsk[] = ['pause', 'activate', 'lock', 'unlock', 'reprice'];
const onShelf = askers.flatMap((by) =>
  shelfAsks.flatMap((type) =>
    [
      shelved,
      { isLocked: true, subStatus: null },
      { isLocked: false, subStatus: 'out_of_stock' },
      { isLocked: false, subStatus: 'under_review/forbidden' },
    ].map((stand): Ask => ({ type, by, lease: 'free', ...stand })),
  ),
);

const removing = askers.flatMap((by): Ask[] => [
  { type: 'remove', by, lease: 'free', ...shelved },
  { type: 'remove', by, lease: 'other', ...shelved },
  { type: 'remove', by, lease: 'free', ...shelved, wasPublished: true },
]);

const everyAsk: readonly Ask[] = [
  ...byPeople,
  ...onShelf,
  ...removing,
  { type: 'publish', by: 'marketplace', lease: 'free', ...shelved },
  { type: 'hold', by: 'marketplace', lease: 'free', ...shelved },
  { type: 'undoPublish', by: 'marketplace', lease: 'free', ...shelved },
  { type: 'sellOut', by: 'marketplace', lease: 'free', ...shelved },
  { type: 'restock', by: 'marketplace', lease: 'free', isLocked: false, subStatus: 'out_of_stock' },
];

const partyOf = (by: Ask['by']): Party => (by === 'marketplace' ? by : people[by].role);

/** The step an ask comes to, from where the listing stands. */
export const stepAsked = (status: ListingStand, ask: Ask): ListingStep => {
  switch (ask.type) {
    case 'save':
      return saveStep(status, partyOf(ask.by));
    case 'return':
      return { type: 'returnToPending' };
    case 'refuse':
    case 'observe':
      return { type: ask.type, warnings: ask.warnings };
    case 'publish':
    case 'hold':
    case 'undoPublish':
    case 'sellOut':
    case 'restock':
    case 'pause':
    case 'activate':
    case 'lock':
    case 'unlock':
    case 'reprice':
    case 'remove':
      return { type: ask.type };
    default:
      return unreachable(ask);
  }
};

/** Of what is theirs a seller may ask it, so that another's is not there. */
const isOwnersAsk = (type: Ask['type']): boolean => type === 'save' || type === 'remove' || (shelfAsks as readonly string[]).includes(type);

const factsOf = ({ by, lease, isLocked, subStatus, wasPublished }: Ask, leases: LeaseMode): ListingFacts => ({
  party: partyOf(by),
  lease,
  leases,
  isLocked,
  reactivation: reactivationPolicyOf(subStatus),
  mayBeThere: wasPublished === true,
});

/** The lifecycle as the server shows it to people: leases are asked for as `leases` says. */
export const askedLifecycle = (leases: LeaseMode): Lifecycle<ListingStand, Ask, AskRefused> => ({
  initial: 'pending',
  events: everyAsk,
  step: (status, ask) =>
    ask.by === 'foreignSeller'
      ? refuse({ reason: isOwnersAsk(ask.type) ? 'absent' : 'role' })
      : stepListing(status, stepAsked(status, ask), factsOf(ask, leases)),
});

const statusNames: Readonly<Record<ListingStand, string>> = {
  pending: 'pendente',
  refused: 'recusado',
  processing: 'em processamento',
  active: 'ativo',
  paused: 'pausado',
  removed: 'excluído',
};

interface Said {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * How the wire says no, to whoever `holder` holds the listing against. The shape is looked at before the listing is: a blank observation
 * is `invalid`, whoever holds it.
 */
export const refusalOnWire = (from: ListingStand, ask: Ask, { reason }: AskRefused, holder: PersonId): Said => {
  const refused = (message: string): Said => ({ status: 409, code: 'step-refused', message });
  if (reason === 'role') return { status: 403, code: 'forbidden', message: 'Sem permissão para esta ação' };
  const blank = 'Informe ao menos uma observação';
  if ('warnings' in ask && ask.warnings === 0) return { status: 400, code: 'invalid', message: blank };
  switch (reason) {
    case 'absent':
      return { status: 404, code: 'not-found', message: 'Não encontrado' };
    case 'heldByOther':
      return { status: 409, code: 'held-by-other', message: `Em análise por ${people[holder].name}` };
    case 'leaseRequired':
      return { status: 409, code: 'lease-required', message: 'Assuma o anúncio antes de decidir' };
    case 'status':
      return refused(`Anúncio já está ${statusNames[from]}`);
    case 'noWarnings':
      return refused(blank);
    case 'lock':
      return refused(ask.type === 'unlock' ? 'Anúncio não está travado' : 'Anúncio está travado');
    case 'reactivation':
      return refused('Quem pausou este anúncio foi o marketplace: ele não volta por aqui');
    case 'published':
      return refused('Só se exclui o anúncio que nunca foi publicado, e do qual nada está sendo enviado');
    default:
      return unreachable(reason);
  }
};

interface Request {
  readonly line: Call;
  readonly params?: Record<string, string>;
  readonly body: unknown;
}

const typed = <Params extends z.ZodType, Body extends z.ZodType>(
  line: Call<Params, z.ZodType, Body>,
  body: z.input<Body>,
  params?: Record<string, string>,
): Request => ({ line, body, ...(params && { params }) });

const joined = (warnings: number): string => ['gtin', 'voltagem'].slice(0, warnings).join('*/');

/** The request of a person's ask; the marketplace sends none. */
export const requestOf = (ask: Ask, publishId: string): Request | null => {
  switch (ask.type) {
    case 'save':
      return typed(saveListing, {}, { publishId });
    case 'refuse':
      return typed(refuseListing, { publishId, warning: joined(ask.warnings), gtin: null });
    case 'observe':
      return typed(observeListing, { publishId, warning: joined(ask.warnings) });
    case 'return':
      return typed(returnListing, { publishId, undoes: null });
    case 'pause':
      return typed(pauseListing, { publishId });
    case 'activate':
      return typed(activateListing, { publishId });
    case 'lock':
    case 'unlock':
      return typed(setListingLock, { publishId, locked: ask.type === 'lock' });
    case 'remove':
      return typed(removeListing, { publishId });
    case 'reprice':
      return typed(setPriceAndStock, { publishId, price: 12_345 });
    case 'publish':
    case 'hold':
    case 'undoPublish':
    case 'sellOut':
    case 'restock':
      return null;
    default:
      return unreachable(ask);
  }
};
