import { z } from 'zod';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { isSaid, longestAnswer, saveListing } from '#contract/listing-edit.ts';
import { textUpTo } from '#contract/text.ts';
import { ok } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedListing, listingSubject, platformOf, prefillDecided } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';

const Args = z.object({ ...decidedListing, answer: textUpTo(longestAnswer).nullable().default(null) });
type Args = z.infer<typeof Args>;

/** Sends a refused listing to review again as it stands, with what its seller has to say of the refusal; a change of it goes by saving. */
export const resubmit = defineCommand<Args, ListingView>({
  name: 'listing.resubmit',
  icon: 'rotate-ccw',
  aliases: ['resubmit', 'reenviar', 'responder à recusa', 'contestar', 'enviar de novo', 'anúncio'],
  roles: rolesOf(listingParties, 'resubmit'),
  scope: 'listing',
  on: 'listing',
  args: Args,
  fields: [{ name: 'answer', label: 'listing.answer', kind: 'text', maxLength: longestAnswer, isOptional: true, isOurs: true }],
  prefill: prefillDecided,
  subject: listingSubject,
  can: (listing, actor) => stepView(listing, { type: 'resubmit' }, actor),
  decide: (listing, _args, actor) => {
    const next = stepView(listing, { type: 'resubmit' }, actor);
    return next.ok ? ok({ ...next.value, warning: '', reasons: ['resubmitted'] }) : next;
  },
  send: (api, { publishId, version, answer }, intentId, way) => {
    const said = answer?.trim() ?? '';
    const body = { ...platformOf(way), ...(isSaid(said) && { answer: said }) };
    return api.send(saveListing, { params: { publishId }, body }, once(intentId, version));
  },
  isHeld: false,
  // Only a reviewer takes it out of the queue again.
  inverse: null,
  review: (_args, label) => ({ key: 'listing.resubmitReview', values: { label } }),
  goesAsSaved: true,
  done: 'listing.resubmitted',
  onLostAnswer: 'retry',
});
