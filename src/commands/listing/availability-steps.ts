import { activateListing, pauseListing, setListingLock } from '#contract/listing-calls.ts';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { ok } from '#lib/result.ts';
import type { Command } from '../command.ts';
import { prefillDecided } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';
import { ownerCommand, type OwnerArgs } from './owner-command.ts';

type ShelfStepType = 'pause' | 'activate' | 'lock' | 'unlock';

interface ShelfStep
  extends
    Pick<Command<OwnerArgs, ListingView>, 'title' | 'icon' | 'aliases' | 'isHeld' | 'review' | 'done' | 'goesToMarketplace'>,
    Pick<Parameters<typeof ownerCommand>[0], 'send' | 'prefill' | 'despite'> {
  readonly step: ShelfStepType;
  /** What takes it back after it was sent. */
  readonly takenBackBy: ShelfStepType;
  readonly after: (listing: ListingView) => ListingView;
}

/** A step on what is on the marketplace; each is the inverse of another (decision 23). */
const availabilityStep = ({ step, takenBackBy, after, ...face }: ShelfStep) =>
  ownerCommand({
    ...face,
    name: `listing.${step}`,
    roles: rolesOf(listingParties, step),
    can: (listing, actor) => stepView(listing, { type: step }, actor),
    decide: (listing, _args, actor) => {
      const next = stepView(listing, { type: step }, actor);
      return next.ok ? ok(after(next.value)) : next;
    },
    inverse: ({ publishId, version, isLocked }) => (isLocked ? null : { command: `listing.${takenBackBy}`, args: { publishId, version } }),
  });

export const pause = availabilityStep({
  step: 'pause',
  takenBackBy: 'activate',
  title: 'listing.pauseNow',
  icon: 'circle-pause',
  aliases: ['pause', 'parar', 'suspender', 'tirar de venda', 'anúncio'],
  isHeld: true,
  review: (_args, label) => ({ key: 'listing.pauseReview', values: { label } }),
  done: 'listing.pausedNow',
  goesToMarketplace: true,
  after: (listing) => ({ ...listing, sub_status: 'paused_by_seller' }),
  send: (api, { publishId }, once) => api.send(pauseListing, { body: { publishId } }, once),
});

/** Only what its owner paused: the rest comes back by itself, by a correction, or not at all. */
export const activate = availabilityStep({
  step: 'activate',
  takenBackBy: 'pause',
  title: 'listing.activate',
  icon: 'circle-play',
  // What is locked stays on sale.
  prefill: (listing) => ({ ...prefillDecided(listing), isLocked: listing.freezedByDeal }),
  despite: {
    question: 'listing.activateDespite',
    doubts: ({ freezedByDeal }) => (freezedByDeal ? [{ key: 'listing.staysOnSale' }] : []),
  },
  aliases: ['activate', 'reativar', 'retomar', 'voltar a vender', 'despausar', 'anúncio'],
  isHeld: true,
  review: null,
  done: 'listing.activated',
  goesToMarketplace: true,
  after: (listing) => ({ ...listing, sub_status: null }),
  send: (api, { publishId }, once) => api.send(activateListing, { body: { publishId } }, once),
});

/** 'Trava de Anúncio' (row LST-2). */
export const lock = availabilityStep({
  step: 'lock',
  takenBackBy: 'unlock',
  title: 'listing.lock',
  icon: 'lock',
  aliases: ['lock', 'trava de anúncio', 'bloquear', 'congelar', 'oferta'],
  isHeld: false,
  review: null,
  done: 'listing.locked',
  after: (listing) => ({ ...listing, freezedByDeal: true }),
  send: (api, { publishId }, once) => api.send(setListingLock, { body: { publishId, locked: true } }, once),
});

export const unlock = availabilityStep({
  step: 'unlock',
  takenBackBy: 'lock',
  title: 'listing.unlock',
  icon: 'lock-open',
  aliases: ['unlock', 'trava de anúncio', 'desbloquear', 'liberar', 'oferta'],
  isHeld: false,
  review: null,
  done: 'listing.unlocked',
  after: (listing) => ({ ...listing, freezedByDeal: false }),
  send: (api, { publishId }, once) => api.send(setListingLock, { body: { publishId, locked: false } }, once),
});
