import { z } from 'zod';
import type { Api, Problem } from '#api/client.ts';
import type { Result } from '#lib/result.ts';
import { defineCommand, type Command } from '../command.ts';
import { once, type Once } from '../decided.ts';
import { decidedListing, listingSubject, prefillDecided } from './listing-args.ts';
import type { ListingView } from './listing-step.ts';

/** `isLocked`: where what is done could not be taken back. */
const Args = z.object({ ...decidedListing, isLocked: z.boolean().optional() });
export type OwnerArgs = z.infer<typeof Args>;

type Face =
  | 'name'
  | 'roles'
  | 'title'
  | 'icon'
  | 'aliases'
  | 'can'
  | 'decide'
  | 'isHeld'
  | 'inverse'
  | 'review'
  | 'done'
  | 'despite'
  | 'goesToMarketplace';

interface OwnerCommand extends Pick<Command<OwnerArgs, ListingView>, Face>, Partial<Pick<Command<OwnerArgs, ListingView>, 'prefill'>> {
  readonly send: (api: Api, args: OwnerArgs, once: Once) => Promise<Result<unknown, Problem>>;
}

/** What an owner does with a listing as it stands: nothing is asked but which one, and the version before their eyes. */
export const ownerCommand = ({ send, prefill = prefillDecided, ...face }: OwnerCommand) =>
  defineCommand<OwnerArgs, ListingView>({
    ...face,
    scope: 'listing',
    on: 'listing',
    args: Args,
    prefill,
    subject: listingSubject,
    send: (api, args, intentId) => send(api, args, once(intentId, args.version)),
    onLostAnswer: 'retry',
    isOurs: true,
  });
