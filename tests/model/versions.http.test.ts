import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getListing, Listing, type ListingStatus } from '#contract/listing.ts';
import { ProblemBody } from '#contract/problem.ts';
import { insertListing } from '../support/listings.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../support/test-app.ts';
import type { PersonId } from '../support/people.ts';
import { requestOf, type Ask } from './listing-asks.ts';

/** A listing at version 1, what somebody else then does to it, and what a person who still looks at version 1 asks. */
interface Race {
  readonly early: Ask;
  readonly late: Ask;
  readonly isNow: ListingStatus;
}

const free = { lease: 'free', isLocked: false, subStatus: null } as const;
const ask = (by: PersonId, type: 'save' | 'return' | 'refuse' | 'observe'): Ask =>
  type === 'save' || type === 'return' ? { type, by, ...free } : { type, warnings: 1, by, ...free };

const races: readonly Race[] = [
  { early: ask('otherReviewer', 'observe'), late: ask('reviewer', 'save'), isNow: 'pending' },
  { early: ask('otherReviewer', 'observe'), late: ask('reviewer', 'refuse'), isNow: 'pending' },
  { early: ask('otherReviewer', 'observe'), late: ask('superuser', 'observe'), isNow: 'pending' },
  { early: ask('otherReviewer', 'observe'), late: ask('seller', 'save'), isNow: 'pending' },
  { early: ask('seller', 'save'), late: ask('reviewer', 'save'), isNow: 'pending' },
  { early: ask('otherReviewer', 'refuse'), late: ask('reviewer', 'return'), isNow: 'refused' },
  { early: ask('otherReviewer', 'refuse'), late: ask('seller', 'save'), isNow: 'refused' },
  { early: ask('otherReviewer', 'save'), late: ask('reviewer', 'return'), isNow: 'processing' },
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
});

const act = async (publishId: string, asked: Ask, ifMatch?: number): Promise<Answered> => {
  const request = requestOf(asked, publishId);
  if (!request || asked.by === 'marketplace') throw new Error('People only');
  const payload = { params: request.params ?? {}, body: request.body };
  return app.send(request.line, payload, { as: asked.by, ...(ifMatch !== undefined && { ifMatch }) });
};

const standing = async (publishId: string): Promise<Pick<Listing, 'status' | 'version'>> => {
  const { status, version } = Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'superuser' })).body);
  return { status, version };
};

const newListing = async (): Promise<string> => {
  const id = newId('raced');
  await insertListing(app.db, id);
  return id;
};

describe.each(races.map((race) => [`${race.early.by} ${race.early.type}, ${race.late.by} ${race.late.type}`, race] as const))(
  '%s',
  (_title, { early, late, isNow }) => {
    test('who decided on what is no longer so is refused, and told who did what', async () => {
      const publishId = await newListing();
      await act(publishId, early);
      const answer = await act(publishId, late, 1);
      const problem = ProblemBody.parse(answer.body);
      expect(answer.status).toBe(409);
      expect(problem).toMatchObject({
        code: 'changed-meanwhile',
        conflict: { subject: `listing:${publishId}`, version: 2, status: isNow, changes: [{ by: { id: early.by } }] },
      });
      expect(await standing(publishId)).toEqual({ status: isNow, version: 2 });
    });

    test('who saw it is not', async () => {
      const publishId = await newListing();
      await act(publishId, early);
      expect(await act(publishId, late, 2)).toMatchObject({ status: 200, body: { publishId, version: 3 } });
    });
  },
);

test('one’s own later intents contradict nobody', async () => {
  const publishId = await newListing();
  await act(publishId, ask('reviewer', 'observe'), 1);
  expect(await act(publishId, ask('reviewer', 'refuse'), 1)).toMatchObject({ status: 200, body: { status: 'refused', version: 3 } });
});

test('the marketplace is somebody else too', async () => {
  const publishId = await newListing();
  await act(publishId, ask('reviewer', 'save'), 1);
  await app.letMarketplaceAct(publishId);
  const answer = await act(publishId, ask('reviewer', 'return'), 2);
  expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', conflict: { version: 3 } } });
});
