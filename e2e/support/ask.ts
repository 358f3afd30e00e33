import type { z } from 'zod';
import { getListing, listListings, type Listing } from '#contract/listing.ts';
import { openSession, type Who } from './people.ts';

type Page = z.infer<typeof listListings.reply>;

/** Asks the server itself, past proxy and browser: what is true, whatever a screen shows. */
export interface Ask {
  /** When the asking began: what happened later is this journey's doing. */
  readonly since: string;
  /** The first hundred, in the order of the queue. */
  readonly pending: (filter?: Readonly<Record<string, string>>) => Promise<Page['items']>;
  readonly listing: (publishId: string) => Promise<Listing>;
  readonly rows: (publishIds: readonly string[]) => Promise<Page['items']>;
  /** A write past the console, to be somebody else; returns the status of the answer. */
  readonly write: (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown, version?: number) => Promise<number>;
}

export const askAs = async (origin: string, who: Who): Promise<Ask> => {
  const token = await openSession(origin, who);
  const headers = { authorization: token, userToken: token };
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/v2${path}`, { headers });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const page = async (query: Record<string, string>): Promise<Page['items']> =>
    listListings.reply.parse(await get(`/publish?${new URLSearchParams(query).toString()}`)).items;
  return {
    since: new Date().toISOString(),
    pending: (filter = {}) => page({ status: 'pending', limit: '100', ...filter }),
    rows: (publishIds) => page({ ids: publishIds.join(','), limit: '100' }),
    listing: async (publishId) => getListing.reply.parse(await get(`/publish/${publishId}`)),
    write: async (method, path, body, version) => {
      const answer = await fetch(`${origin}/v2${path}`, {
        method,
        headers: {
          ...headers,
          'idempotency-key': crypto.randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
};
