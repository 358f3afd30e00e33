/** What the review queue asks beside its listings: passing over, snoozing, holding, and its figures. */
import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { call, Instant } from './call.ts';
import { listingAccess } from './listing-parties.ts';
import { listOf } from './list-of.ts';
import { Lease, ListingFilter, ListingWritten } from './listing.ts';
import { rolesOf } from './party.ts';
import { optionName, textIn, unreadableId } from './unreadable.ts';

export const SkipReason = z.enum(['doubt', 'specialist', 'slow', 'other']);
export type SkipReason = z.infer<typeof SkipReason>;

export const skipListing = call('skipListing', 'PUT /publish/skip', {
  roles: rolesOf(listingAccess, 'skipOrSnooze'),
  ours: true,
  body: z.object({ publishId: z.string().min(1).max(64), skip: z.boolean(), reason: SkipReason.nullable() }),
  reply: ListingWritten,
});

export const snoozeListing = call('snoozeListing', 'PUT /publish/snooze', {
  roles: rolesOf(listingAccess, 'skipOrSnooze'),
  ours: true,
  /** `undoes`: the Idempotency-Key of the snooze taken back. An instant that is over by then is none. */
  body: z.object({ publishId: z.string().min(1).max(64), until: Instant.nullable(), undoes: z.string().max(200).optional() }),
  reply: ListingWritten,
});

/** How often a console claims again what it wants, in milliseconds: its sign of life (decision 0072). */
export const claimEveryMs = 20_000;

/** A page of the contact sheet. In the list it is the open one and two ahead (experience, 'Holding'). */
export const claimsAtOnce = 12;

/** Claiming what I hold renews it; what another holds is told, not refused. */
export const claimListings = call('claimListings', 'PUT /publish/lease', {
  roles: rolesOf(listingAccess, 'lease'),
  ours: true,
  body: z.object({ publishIds: z.array(z.string().min(1).max(64)).min(1).max(claimsAtOnce) }),
  reply: z.array(z.object({ publishId: z.string(), lease: Lease.nullable() })),
});

export const releaseListings = call('releaseListings', 'DELETE /publish/lease', {
  roles: rolesOf(listingAccess, 'lease'),
  ours: true,
  query: z.object({ publishId: z.string().min(1).max(64).optional() }),
  reply: z.object({ released: z.int() }),
});

/**
 * Today is the day in America/Sao_Paulo. The median is in seconds from a listing's being shown to my decision on it; null where no console
 * told it. `pending` counts what my queue has: without what I passed over, and what sleeps.
 */
const QueueFigures = z.object({
  mineToday: z.int(),
  teamToday: z.int(),
  pending: z.int(),
  oldestQueuedAt: Instant.nullable(),
  medianSeconds: z.number().nullable(),
});
export type QueueFigures = z.infer<typeof QueueFigures>;

export const getQueueFigures = call('getQueueFigures', 'GET /publish/figures', {
  roles: rolesOf(listingAccess, 'readQueue'),
  ours: true,
  query: ListingFilter.pick({ kit: true }),
  reply: QueueFigures,
});

const Facet = z.object({ id: z.string(), name: z.string(), count: z.int() });
const unreadableFacet = (broken: BrokenRow, told: unknown): z.infer<typeof Facet> => ({
  id: unreadableId(broken),
  name: optionName(broken, textIn(told, 'name')),
  count: 0,
});

/** Values the filters offer, with how many pending listings each has. */
export const getQueueFacets = call('getQueueFacets', 'GET /publish/facets', {
  roles: rolesOf(listingAccess, 'readQueue'),
  ours: true,
  query: ListingFilter.pick({ kit: true, set: true }),
  reply: z.object({
    sellers: listOf(Facet, unreadableFacet),
    accounts: listOf(Facet, unreadableFacet),
    categories: listOf(Facet, unreadableFacet),
  }),
});

/** What was written in 'Outros', each text once, what is written most often first. */
const UsualTexts = z.object({ mine: z.array(z.string()), team: z.array(z.string()) });

/** Free texts of the last refusals and observations, most often written first: mine, then the team's. */
export const getUsualTexts = call('getUsualTexts', 'GET /publish/usual-texts', {
  roles: rolesOf(listingAccess, 'readQueue'),
  ours: true,
  reply: UsualTexts,
});
