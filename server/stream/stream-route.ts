import { streamChanges } from '#contract/shell.ts';
import type { Actor } from '../http/actor.ts';
import { described, streamRoute } from '../http/route.ts';
import type { OwnedChange } from './change-feed.ts';

/**
 * Reviewers and superusers hear of everything; a seller of the own company's subjects, and not even ids of others' (decisions 18–21).
 * What is told to one account is heard there alone.
 */
const mayHear = ({ id, role, sellerId }: Actor, { sellerId: owner, to }: OwnedChange): boolean => {
  if (to !== undefined) return to === id;
  return role !== 'seller' || (owner !== null && owner === sellerId);
};

/** GET /stream: which subjects changed, never what they are now (docs/features/outbox.md). */
const streamChangesRoute = streamRoute(streamChanges, async function* (_input, { actor, changes, signal }) {
  for await (const change of changes(signal)) if (mayHear(actor, change)) yield { subject: change.subject, version: change.version };
});

export const streamRoutes = described([[streamChangesRoute, 'Server-sent events: which subjects changed']]);
