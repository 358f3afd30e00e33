import { z } from 'zod';
import { duplicateListing } from '#contract/listing-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { decidedListing, listingSubject, prefillDecided } from './listing-args.ts';
import type { ListingView } from './listing-step.ts';
import { ownerRoles } from './shelf-step.ts';

const Args = z.object(decidedListing);
type Args = z.infer<typeof Args>;

/** A copy that waits for review; nothing of the original changes, so nothing of it is shown before the server has made the copy. */
export const duplicate = defineCommand<Args, ListingView>({
  name: 'listing.duplicate',
  version: 1,
  title: 'listing.duplicate',
  icon: 'copy-plus',
  aliases: ['duplicate', 'copiar', 'clonar', 'cópia', 'anúncio'],
  roles: ownerRoles,
  scope: 'listing',
  on: 'listing',
  args: Args,
  fields: [],
  prefill: prefillDecided,
  subject: listingSubject,
  can: (_listing, { role }) => (role === 'reviewer' ? refuse({ key: 'listing.refused.owner' }) : ok(undefined)),
  decide: (listing, _args, { role }) => (role === 'reviewer' ? refuse({ key: 'listing.refused.owner' }) : ok(listing)),
  send: (api, { publishId, version }, intentId) =>
    api.send(duplicateListing, { body: { publishId } }, { idempotencyKey: intentId, ifMatch: version }),
  holdMs: 6000,
  inverse: null,
  review: (_args, label) => ({ key: 'listing.duplicateReview', values: { label } }),
  done: 'listing.duplicated',
  onLostAnswer: 'retry',
});
