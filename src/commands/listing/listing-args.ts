import { z } from 'zod';
import { usualPlatformId } from '#contract/listing-edit.ts';
import { JoinedWarnings, joinWarnings } from '#contract/warning.ts';
import type { Subject } from '#events/record.ts';
import type { Peer } from '../way.ts';
import type { ListingView } from './listing-step.ts';

/** Which listing, and the version the person had before their eyes: it travels as If-Match. */
export const decidedListing = { publishId: z.string().min(1), version: z.int().positive() };

export const prefillDecided = ({ publishId, version }: ListingView) => ({ publishId, version });

export const listingSubject = ({ publishId }: { readonly publishId: string }): Subject => `listing:${publishId}`;

/** What every save names, whatever else it writes (part 2, section 9). */
export const platformOf = ({ platformId = usualPlatformId }: Peer = {}): { readonly platformId: string } => ({ platformId });

/** Warnings as a form gives them, one by one, or as the log keeps and the wire carries them, joined. */
export const warningArgument = z.union([JoinedWarnings, z.array(z.string()).transform(joinWarnings).pipe(JoinedWarnings)]);
