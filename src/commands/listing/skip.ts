import { z } from 'zod';
import { listingAccess } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { skipListing, SkipReason } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { listingSubject } from './listing-args.ts';
import { canSkipOrSnooze, type ListingView } from './listing-step.ts';

/** `wasSkipped`: I had passed it over already, and nobody knows any more why. */
const SkipArgs = z.object({ publishId: z.string().min(1), reason: SkipReason, wasSkipped: z.boolean().optional() });
type SkipArgs = z.infer<typeof SkipArgs>;

/** Passes over a listing for me; it stays in everyone else's queue (capabilities A10). Nobody is told, so nothing is held back. */
export const skip = defineCommand<SkipArgs, ListingView>({
  name: 'listing.skip',
  icon: 'skip-forward',
  aliases: ['skip', 'pular', 'passar', 'deixar'],
  roles: rolesOf(listingAccess, 'skipOrSnooze'),
  scope: 'queue',
  hotkey: 's',
  on: 'listing',
  args: SkipArgs,
  fields: [
    {
      name: 'reason',
      label: 'listing.skipReason',
      kind: 'choice',
      options: SkipReason.options.map((reason) => ({ value: reason, label: `listing.skipReason.${reason}` as const })),
    },
  ],
  prefill: ({ publishId, skipped }) => ({ publishId, wasSkipped: skipped }),
  subject: listingSubject,
  can: canSkipOrSnooze,
  decide: (listing, _args, actor) => {
    const allowed = canSkipOrSnooze(listing, actor);
    return allowed.ok ? ok({ ...listing, skipped: true }) : allowed;
  },
  send: (api, { publishId, reason }, intentId) =>
    api.send(skipListing, { body: { publishId, skip: true, reason } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: ({ publishId, wasSkipped }) => (wasSkipped ? null : { command: 'listing.unskip', args: { publishId } }),
  done: 'listing.skipped',
  tells: () => ({ backAt: null }),
  onLostAnswer: 'retry',
  isOurs: true,
});

const UnskipArgs = z.object({ publishId: z.string().min(1) });
type UnskipArgs = z.infer<typeof UnskipArgs>;

export const unskip = defineCommand<UnskipArgs, ListingView>({
  name: 'listing.unskip',
  icon: 'corner-up-left',
  aliases: ['unskip', 'retomar', 'voltar para a fila'],
  roles: rolesOf(listingAccess, 'skipOrSnooze'),
  scope: 'listing',
  on: 'listing',
  args: UnskipArgs,
  prefill: ({ publishId }) => ({ publishId }),
  subject: listingSubject,
  can: (listing, actor) =>
    listing.skipped ? canSkipOrSnooze(listing, actor) : { ok: false, error: { key: 'listing.refused.notSkipped' } },
  decide: (listing, _args, actor) => {
    const allowed = canSkipOrSnooze(listing, actor);
    return allowed.ok ? ok({ ...listing, skipped: false }) : allowed;
  },
  send: (api, { publishId }, intentId) =>
    api.send(skipListing, { body: { publishId, skip: false, reason: null } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  done: 'listing.unskipped',
  onLostAnswer: 'retry',
  isOurs: true,
});
