import { activateListing, pauseListing, setListingLock } from '#contract/listing-calls.ts';
import { isWhole, type ListingView } from './listing-step.ts';
import { shelfStep } from './shelf-step.ts';

const withLock = (freezedByDeal: boolean) => (listing: ListingView) => (isWhole(listing) ? { ...listing, freezedByDeal } : listing);

export const pause = shelfStep({
  step: 'pause',
  takenBackBy: 'activate',
  title: 'listing.pauseNow',
  icon: 'circle-pause',
  aliases: ['pause', 'parar', 'suspender', 'tirar de venda', 'anúncio'],
  holdMs: 6000,
  review: (_args, label) => ({ key: 'listing.pauseReview', values: { label } }),
  done: 'listing.pausedNow',
  after: (listing) => ({ ...listing, sub_status: 'paused_by_seller' }),
  send: (api, { publishId }, once) => api.send(pauseListing, { body: { publishId } }, once),
});

/** Only what its owner paused: the rest comes back by itself, by a correction, or not at all. */
export const activate = shelfStep({
  step: 'activate',
  takenBackBy: 'pause',
  title: 'listing.activate',
  icon: 'circle-play',
  aliases: ['activate', 'reativar', 'retomar', 'voltar a vender', 'despausar', 'anúncio'],
  holdMs: 6000,
  review: null,
  done: 'listing.activated',
  after: (listing) => ({ ...listing, sub_status: null }),
  send: (api, { publishId }, once) => api.send(activateListing, { body: { publishId } }, once),
});

/** 'Trava de Anúncio' (row LST-2). */
export const lock = shelfStep({
  step: 'lock',
  takenBackBy: 'unlock',
  title: 'listing.lock',
  icon: 'lock',
  aliases: ['lock', 'trava de anúncio', 'bloquear', 'congelar', 'oferta'],
  holdMs: 0,
  review: null,
  done: 'listing.locked',
  needsWhole: true,
  after: withLock(true),
  send: (api, { publishId }, once) => api.send(setListingLock, { body: { publishId, locked: true } }, once),
});

export const unlock = shelfStep({
  step: 'unlock',
  takenBackBy: 'lock',
  title: 'listing.unlock',
  icon: 'lock-open',
  aliases: ['unlock', 'trava de anúncio', 'desbloquear', 'liberar', 'oferta'],
  holdMs: 0,
  review: null,
  done: 'listing.unlocked',
  needsWhole: true,
  after: withLock(false),
  send: (api, { publishId }, once) => api.send(setListingLock, { body: { publishId, locked: false } }, once),
});
