import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import { listingAccess } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { snoozeListing } from '#contract/review-queue.ts';
import { ok } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { listingSubject } from './listing-args.ts';
import { canSkipOrSnooze, type ListingView } from './listing-step.ts';
import { snoozePresets } from './snooze-presets.ts';

/** `before`: until when it slept already, maybe by somebody else's doing. */
const SnoozeArgs = z.object({ publishId: z.string().min(1), until: Instant, before: Instant.nullish() });
type SnoozeArgs = z.infer<typeof SnoozeArgs>;

/** Hides a listing from the queue until an instant; it comes back by itself (capabilities A16). */
export const snooze = defineCommand<SnoozeArgs, ListingView>({
  name: 'listing.snooze',
  icon: 'alarm-clock',
  aliases: ['snooze', 'adiar', 'depois', 'soneca', 'lembrar', 'deixar para'],
  roles: rolesOf(listingAccess, 'skipOrSnooze'),
  scope: 'queue',
  hotkey: 'z',
  on: 'listing',
  args: SnoozeArgs,
  fields: [{ name: 'until', label: 'listing.snoozeUntil', kind: 'instant', presets: snoozePresets }],
  prefill: ({ publishId, snoozedUntil }) => ({ publishId, before: snoozedUntil }),
  subject: listingSubject,
  can: canSkipOrSnooze,
  decide: (listing, { until }, actor) => {
    const allowed = canSkipOrSnooze(listing, actor);
    return allowed.ok ? ok({ ...listing, snoozedUntil: until }) : allowed;
  },
  send: (api, { publishId, until }, intentId) => api.send(snoozeListing, { body: { publishId, until } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: ({ publishId, before }, intentId) => ({
    command: 'listing.unsnooze',
    args: { publishId, undoes: intentId, ...(before && { until: before }) },
  }),
  done: 'listing.snoozed',
  tells: ({ until }) => ({ backAt: until }),
  onLostAnswer: 'retry',
  isOurs: true,
});

/** `undoes`: the intent that is taken back; `until`: how long it slept before that, as far as was seen here. The server knows. */
const UnsnoozeArgs = z.object({ publishId: z.string().min(1), undoes: z.string().optional(), until: Instant.optional() });
type UnsnoozeArgs = z.infer<typeof UnsnoozeArgs>;

export const unsnooze = defineCommand<UnsnoozeArgs, ListingView>({
  name: 'listing.unsnooze',
  icon: 'alarm-clock-off',
  aliases: ['unsnooze', 'acordar', 'trazer de volta'],
  roles: rolesOf(listingAccess, 'skipOrSnooze'),
  scope: 'listing',
  on: 'listing',
  args: UnsnoozeArgs,
  prefill: ({ publishId }) => ({ publishId }),
  subject: listingSubject,
  can: (listing, actor) =>
    listing.snoozedUntil ? canSkipOrSnooze(listing, actor) : { ok: false, error: { key: 'listing.refused.notSnoozed' } },
  decide: (listing, { until = null }, actor) => {
    const allowed = canSkipOrSnooze(listing, actor);
    return allowed.ok ? ok({ ...listing, snoozedUntil: until }) : allowed;
  },
  send: (api, { publishId, undoes, until = null }, intentId) =>
    api.send(snoozeListing, { body: { publishId, until, ...(undoes && { undoes }) } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  done: 'listing.unsnoozed',
  onLostAnswer: 'retry',
  isOurs: true,
});
