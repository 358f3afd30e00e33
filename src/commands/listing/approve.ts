import { z } from 'zod';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedListing, listingSubject, platformOf, prefillDecided } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';

const Args = z.object(decidedListing);
type Args = z.infer<typeof Args>;

/** Saving a pending listing approves it; from the queue nothing is changed (decision 24). */
export const approve = defineCommand<Args, ListingView>({
  name: 'listing.approve',
  icon: 'check',
  aliases: ['approve', 'aceitar', 'salvar', 'publicar', 'ok', 'liberar'],
  roles: rolesOf(listingParties, 'approve'),
  scope: 'queue',
  hotkey: 'a',
  on: 'listing',
  args: Args,
  prefill: prefillDecided,
  subject: listingSubject,
  can: (listing, actor) => stepView(listing, { type: 'approve' }, actor),
  decide: (listing, _args, actor) => stepView(listing, { type: 'approve' }, actor),
  send: (api, { publishId, version }, intentId, way) =>
    api.send(saveListing, { params: { publishId }, body: platformOf(way) }, once(intentId, version)),
  isHeld: true,
  inverse: (args, intentId) => ({ command: 'listing.returnToPending', args: { ...args, undoes: intentId } }),
  despite: { question: 'listing.approveDespite', doubts: (_listing, ofTarget) => ofTarget },
  goesAsSaved: true,
  needsLook: true,
  done: 'listing.approved',
  goesToMarketplace: true,
  onLostAnswer: 'retry',
});
