import { z } from 'zod';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { observeListing } from '#contract/listing.ts';
import { registerNotification, reviewNotice } from '#contract/notification.ts';
import { areWarningsFor, parseWarnings } from '#contract/warning.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedListing, listingSubject, prefillDecided, warningArgument } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';
import { reasonsDraft, writtenReasons } from './reasons-given-back.ts';
import { warningField } from './warning-field.ts';

const Args = z.object({ ...decidedListing, sellerId: z.string(), warning: warningArgument });
type Args = z.infer<typeof Args>;

/**
 * 'Adicionar observacao': the warnings are saved, the seller is told, the listing stays pending. (row REV-2, decision 24)
 *
 * Two calls with keys that follow from the intent, so that a retry after a lost answer repeats neither.
 */
export const observe = defineCommand<Args, ListingView>({
  name: 'listing.observe',
  icon: 'message-square-warning',
  aliases: ['observe', 'observação', 'anotar', 'avisar', 'warning'],
  roles: rolesOf(listingParties, 'observe'),
  scope: 'queue',
  hotkey: 'o',
  on: 'listing',
  args: Args,
  fields: [warningField],
  prefill: (listing) => ({ ...prefillDecided(listing), sellerId: listing.sellerId }),
  subject: listingSubject,
  can: (listing, actor) => stepView(listing, { type: 'observe', warnings: 1 }, actor),
  decide: (listing, { warning }, actor) => {
    if (listing.warning === warning) return refuse({ key: 'listing.refused.sameWarnings' });
    if (!areWarningsFor(listing, warning)) return refuse({ key: 'listing.refused.kitGtin' });
    const next = stepView(listing, { type: 'observe', warnings: parseWarnings(warning).length }, actor);
    return next.ok ? ok({ ...next.value, warning }) : next;
  },
  send: async (api, { publishId, version, warning, sellerId }, intentId) => {
    const saved = await api.send(observeListing, { body: { publishId, warning } }, once(intentId, version));
    if (!saved.ok) return saved;
    const told = await api.send(
      registerNotification,
      { body: { sellerId, data: { type: 'SkuOutOfService', message: reviewNotice } } },
      { idempotencyKey: `${intentId}:notice` },
    );
    return !told.ok && told.error.type === 'Refused' ? refuse({ ...told.error, after: 'observed' }) : told;
  },
  written: writtenReasons,
  draftOf: reasonsDraft,
  isHeld: true,
  inverse: null,
  review: (_args, label) => ({ key: 'listing.observeReview', values: { label } }),
  done: 'listing.observed',
  onLostAnswer: 'retry',
  isOurs: true,
});
