import type { z } from 'zod';
import { listKitListings, listListings, type ListingFilter } from '#contract/listing.ts';
import type { Read } from '#contract/list-of.ts';
import type { Result } from '#lib/result.ts';
import type { Api, Problem } from './client.ts';

type Query = Omit<ListingFilter, 'ids'> & Pick<z.input<typeof listListings.query>, 'limit' | 'page' | 'after' | 'ids'>;

/** A page of listings, from the list that has them: kits have their own, which every server knows (decisions 2 and 3). */
export const askListings = (
  api: Api,
  { kit, ...query }: Query,
  signal?: AbortSignal,
): Promise<Result<Read<z.output<typeof listListings.reply>>, Problem>> =>
  kit ? api.send(listKitListings, { query }, signal && { signal }) : api.send(listListings, { query }, signal && { signal });
