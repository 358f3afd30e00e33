import { z } from 'zod';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { refuseListing } from '#contract/listing.ts';
import { areWarningsFor, parseWarnings } from '#contract/warning.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedListing, listingSubject, prefillDecided, warningArgument } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';
import { reasonsDraft, writtenReasons } from './reasons-given-back.ts';
import { warningField } from './warning-field.ts';

const Args = z.object({ ...decidedListing, warning: warningArgument, gtin: z.string().nullable() });
type Args = z.infer<typeof Args>;

/** 'Recusar!': the listing goes back to its seller with what is to be corrected; the server notifies (row REV-4, decision 24). */
export const refuseWithWarnings = defineCommand<Args, ListingView>({
  name: 'listing.refuse',
  icon: 'x',
  aliases: ['refuse', 'reject', 'recusar', 'reprovar', 'devolver', 'corrigir'],
  roles: rolesOf(listingParties, 'refuse'),
  scope: 'queue',
  hotkey: 'r',
  on: 'listing',
  args: Args,
  fields: [warningField],
  prefill: (listing) => ({ ...prefillDecided(listing), gtin: listing.gtin }),
  subject: listingSubject,
  can: (listing, actor) => stepView(listing, { type: 'refuse', warnings: 1 }, actor),
  decide: (listing, { warning }, actor) => {
    if (!areWarningsFor(listing, warning)) return refuse({ key: 'listing.refused.kitGtin' });
    const next = stepView(listing, { type: 'refuse', warnings: parseWarnings(warning).length }, actor);
    return next.ok ? ok({ ...next.value, warning }) : next;
  },
  send: (api, { publishId, version, warning, gtin }, intentId) =>
    api.send(refuseListing, { body: { publishId, warning, gtin } }, once(intentId, version)),
  written: writtenReasons,
  draftOf: reasonsDraft,
  isHeld: true,
  inverse: ({ publishId, version }, intentId) => ({ command: 'listing.returnToPending', args: { publishId, version, undoes: intentId } }),
  done: 'listing.refusedDone',
  onLostAnswer: 'retry',
});
