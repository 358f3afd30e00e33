import { z } from 'zod';
import type { Api, Problem } from '#api/client.ts';
import type { Role } from '#contract/call.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Say } from '#locale/translate.ts';
import { defineCommand, type Command } from '../command.ts';
import { decidedListing, listingSubject, prefillDecided } from './listing-args.ts';
import { canStep, isWhole, stepView, type ListingView } from './listing-step.ts';

const Args = z.object(decidedListing);
type Args = z.infer<typeof Args>;

/** Own listings are a seller's, any listing is a superuser's (decisions 18 and 20). */
export const ownerRoles = ['seller', 'superuser'] as const satisfies readonly Role[];

type ShelfStepType = 'pause' | 'activate' | 'lock' | 'unlock';

interface ShelfStep extends Pick<Command<Args, ListingView>, 'title' | 'icon' | 'aliases' | 'holdMs' | 'review' | 'done'> {
  readonly step: ShelfStepType;
  /** What takes it back after it was sent. */
  readonly takenBackBy: ShelfStepType;
  /** Only the open listing says whether it is locked. */
  readonly needsWhole?: true;
  readonly after: (listing: ListingView) => ListingView;
  readonly send: (
    api: Api,
    args: Args,
    once: { readonly idempotencyKey: string; readonly ifMatch: number },
  ) => Promise<Result<unknown, Problem>>;
}

/** A step on what is on the marketplace; each is the inverse of another (decision 23). */
export const shelfStep = ({ step, takenBackBy, needsWhole, after, send, ...face }: ShelfStep) => {
  const isKnown = (listing: ListingView): Result<void, Say> =>
    needsWhole && !isWhole(listing) ? refuse({ key: 'listing.refused.openFirst' }) : ok(undefined);
  return defineCommand<Args, ListingView>({
    ...face,
    name: `listing.${step}`,
    version: 1,
    roles: ownerRoles,
    scope: 'listing',
    on: 'listing',
    args: Args,
    fields: [],
    prefill: prefillDecided,
    subject: listingSubject,
    can: (listing, actor) => {
      const known = isKnown(listing);
      return known.ok ? canStep(listing, { type: step }, actor) : known;
    },
    decide: (listing, _args, actor) => {
      const known = isKnown(listing);
      if (!known.ok) return known;
      const next = stepView(listing, { type: step }, actor);
      return next.ok ? ok(after(next.value)) : next;
    },
    send: (api, args, intentId) => send(api, args, { idempotencyKey: intentId, ifMatch: args.version }),
    inverse: ({ publishId, version }) => ({ command: `listing.${takenBackBy}`, args: { publishId, version } }),
    onLostAnswer: 'retry',
  });
};
