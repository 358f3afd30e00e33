import { z } from 'zod';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { returnListing } from '#contract/listing.ts';
import { refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedListing, listingSubject, prefillDecided } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';

const Args = z.object({ ...decidedListing, undoes: z.string().nullable() });
type Args = z.infer<typeof Args>;

const isOnSale = ({ status }: ListingView): boolean => status === 'active';

/**
 * Takes an approval or a refusal back after it was sent; `undoes` is the intent taken back (decision 23, capabilities B1 and B3). What is on
 * sale by then is taken off sale for it, which is no undoing: it is asked for by itself, twice.
 */
export const returnToPending = defineCommand<Args, ListingView>({
  name: 'listing.returnToPending',
  icon: 'undo-2',
  aliases: ['return', 'reabrir', 'desfazer', 'pendente', 'voltar'],
  roles: rolesOf(listingParties, 'returnToPending'),
  scope: 'listing',
  on: 'listing',
  args: Args,
  prefill: (listing) => ({ ...prefillDecided(listing), undoes: null }),
  subject: listingSubject,
  can: (listing, actor) => stepView(listing, { type: 'returnToPending' }, actor),
  decide: (listing, { undoes }, actor) =>
    undoes !== null && isOnSale(listing)
      ? refuse({ key: 'listing.refused.status', values: { status: listing.status } })
      : stepView(listing, { type: 'returnToPending' }, actor),
  send: (api, { publishId, version, undoes }, intentId) =>
    api.send(returnListing, { body: { publishId, undoes } }, once(intentId, version)),
  isHeld: false,
  inverse: null,
  despite: {
    question: 'listing.returnDespite',
    doubts: (listing) => (isOnSale(listing) ? [{ key: 'listing.isOnSale' }] : []),
  },
  done: 'listing.returned',
  onLostAnswer: 'retry',
  isOurs: true,
});
