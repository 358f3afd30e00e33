import { streamChanges } from '#contract/shell.ts';
import type { Actor } from '../http/actor.ts';
import { described, streamRoute } from '../http/route.ts';

/** Reviewers and superusers hear of everything; a seller of the own company's subjects, and not even ids of others' (decisions 18–21). */
const mayHear = ({ role, sellerId }: Actor, owner: string | null): boolean => role !== 'seller' || (owner !== null && owner === sellerId);

/** GET /stream: which subjects changed, never what they are now (docs/features/outbox.md). */
const streamChangesRoute = streamRoute(streamChanges, async function* (_input, { actor, changes, signal }) {
  for await (const { subject, version, sellerId } of changes(signal)) if (mayHear(actor, sellerId)) yield { subject, version };
});

export const streamRoutes = described([[streamChangesRoute, 'Server-sent events: which subjects changed']]);
