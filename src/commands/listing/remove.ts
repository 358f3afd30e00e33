import { removeListing } from '#contract/listing-calls.ts';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { stepView } from './listing-step.ts';
import { ownerCommand } from './owner-command.ts';

const step = { type: 'remove' } as const;

/** Takes back what was never published, as a copy nobody wanted (decision 0175). Held, for nothing takes it back once it was sent. */
export const remove = ownerCommand({
  name: 'listing.remove',
  title: 'listing.remove',
  roles: rolesOf(listingParties, 'remove'),
  icon: 'trash-2',
  aliases: ['delete', 'apagar', 'descartar', 'anúncio'],
  can: (listing, actor) => stepView(listing, step, actor),
  decide: (listing, _args, actor) => stepView(listing, step, actor),
  send: (api, { publishId }, once) => api.send(removeListing, { body: { publishId } }, once),
  isHeld: true,
  inverse: null,
  review: (_args, label) => ({ key: 'listing.removeReview', values: { label } }),
  done: 'listing.removed',
});
