import { duplicateListing } from '#contract/listing-calls.ts';
import { listingAccess } from '#contract/listing-parties.ts';
import { mayTake, rolesOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { Actor } from '../command.ts';
import type { ListingView } from './listing-step.ts';
import { ownerCommand } from './owner-command.ts';

/** Whatever its status: only whose it is counts. */
const mayCopy = ({ isRemoved }: ListingView, { role }: Actor): Result<void, Message> => {
  if (isRemoved) return refuse({ key: 'listing.refused.removed' });
  return mayTake(listingAccess, 'duplicate', role) ? ok(undefined) : refuse({ key: 'listing.refused.owner' });
};

/** A copy that waits for review; nothing of the original changes, so nothing of it is shown before the server has made the copy. */
export const duplicate = ownerCommand({
  name: 'listing.duplicate',
  title: 'listing.duplicate',
  roles: rolesOf(listingAccess, 'duplicate'),
  icon: 'copy-plus',
  aliases: ['duplicate', 'copiar', 'clonar', 'cópia', 'anúncio'],
  can: mayCopy,
  decide: (listing, _args, actor) => {
    const may = mayCopy(listing, actor);
    return may.ok ? ok(listing) : may;
  },
  send: (api, { publishId }, once) => api.send(duplicateListing, { body: { publishId } }, once),
  isHeld: false,
  inverse: null,
  review: (_args, label) => ({ key: 'listing.duplicateReview', values: { label } }),
  done: 'listing.duplicated',
});
