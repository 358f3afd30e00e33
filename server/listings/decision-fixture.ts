import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import { getListing, Listing, ListingWritten, observeListing, refuseListing, returnListing } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { ProblemBody } from '#contract/problem.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, type Answered, type TestApp } from '../../tests/support/test-app.ts';

interface Sending {
  readonly as?: PersonId;
  readonly ifMatch?: number;
  readonly key?: string;
}

/** Decisions about listings, as their tests send them to the server of `app`. */
export const decisionsOn = (app: () => TestApp) => {
  const send = async (
    line: Call,
    body: unknown,
    { as = 'reviewer', ifMatch, key }: Sending = {},
    params: Record<string, string> = {},
  ): Promise<Answered> =>
    app().knock(
      line,
      { body, params },
      {
        ...bothHeaders(await app().tokenOf(as)),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    );
  const approve = (publishId: string, how: Sending = {}, body: unknown = {}): Promise<Answered> =>
    send(saveListing, body, how, { publishId });
  const refuse = (publishId: string, how: Sending = {}, warning = 'gtin'): Promise<Answered> =>
    send(refuseListing, { publishId, warning, gtin: null }, how);
  const observe = (publishId: string, how: Sending = {}): Promise<Answered> =>
    send(observeListing, { publishId, warning: 'wigth*/image' }, how);
  const putBack = (publishId: string, undoes: string | null, how: Sending = {}): Promise<Answered> =>
    send(returnListing, { publishId, undoes }, how);
  const read = async (publishId: string, as: PersonId = 'superuser'): Promise<Listing> =>
    Listing.parse((await app().send(getListing, { params: { publishId } }, { as })).body);

  const newListing = async (company: 'ana' | 'beto' = 'ana'): Promise<string> => {
    const id = `d-${randomUUID().slice(0, 12)}`;
    await insertListing(app().db, id, company);
    return id;
  };

  return { send, approve, refuse, observe, putBack, read, newListing };
};

export const written = ({ status, body }: Answered) => {
  expect(status).toBe(200);
  return ListingWritten.parse(body);
};

export const problem = ({ body }: Answered): ProblemBody => ProblemBody.parse(body);
