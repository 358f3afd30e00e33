import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getListing, Listing, type ListingStatus } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { ProblemBody } from '#contract/problem.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import type { Answered, TestApp } from '../../tests/support/test-app.ts';
import { listingDetail } from '../db/schema/listing.ts';

export const colour = {
  id: 'COLOR',
  name: 'Cor',
  value_name: 'Azul',
  value_id: null,
  value_type: 'string',
  required: false,
  custom: false,
  combination: true,
} as const;
export const variation = { _id: 'v1', sku: 'CAPA-AZUL', gtin: null, images: [], imageDeleted: [], attributes: [colour] };

/** Saves of listings, as their tests send them to the server of `app`. */
export const savesOn = (app: () => TestApp) => {
  const newListing = async (status: ListingStatus = 'pending'): Promise<string> => {
    const id = `e-${randomUUID().slice(0, 12)}`;
    await insertListing(app().db, id, 'ana', status);
    return id;
  };

  const save = (publishId: string, body: unknown, as: PersonId): Promise<Answered> =>
    app().send(saveListing, { params: { publishId }, body }, { as });
  const read = async (publishId: string): Promise<Listing> =>
    Listing.parse((await app().send(getListing, { params: { publishId } }, { as: 'superuser' })).body);

  /** Its one variation, with pictures of these names. */
  const withPictures = async (id: string, images: string[]): Promise<void> => {
    await app()
      .db.update(listingDetail)
      .set({ variations: [{ ...variation, images }] })
      .where(eq(listingDetail.listingId, id));
  };

  return { newListing, save, read, withPictures };
};

export const problem = ({ body }: Answered): ProblemBody => ProblemBody.parse(body);
