import { listListings } from '#contract/listing.ts';
import type { Sent } from './load.ts';

interface Pending {
  readonly publishId: string;
  readonly version: number;
}

const pageSize = 50;
const queuePath = (after: string | null, limit = pageSize): string =>
  `/v2/publish?status=pending&limit=${limit}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`;

const signedBy = (token: string): Readonly<Record<string, string>> => ({ authorization: token, userToken: token });

/** Walks the queue by its cursor: the listings there, and the cursors for reading at any depth. */
export const walkQueue = async (
  origin: string,
  token: string,
  pages: number,
): Promise<{ readonly pending: readonly Pending[]; readonly cursors: readonly (string | null)[] }> => {
  const pending: Pending[] = [];
  const cursors: (string | null)[] = [null];
  for (let page = 0, after: string | null = null; page < pages; page += 1) {
    const answer = await fetch(origin + queuePath(after, 100), { headers: signedBy(token) });
    if (!answer.ok) throw new Error(`The queue answered ${answer.status}.`);
    const { items, next } = listListings.reply.parse(await answer.json());
    pending.push(...items.map(({ publishId, version }) => ({ publishId, version })));
    if (next === null) break;
    cursors.push(next);
    after = next;
  }
  return { pending, cursors };
};

/** Pages of the queue at depths spread over it, for ever. */
export const readPages = (token: string, cursors: readonly (string | null)[]): (() => Sent) => {
  let count = 0;
  return () => {
    count += 1;
    return { method: 'GET', path: queuePath(cursors[(count * 7) % cursors.length] ?? null), headers: signedBy(token) };
  };
};

/** Refuses each listing once: effect, event and ledger row in one transaction. */
export const refuseEach = (token: string, pending: readonly Pending[]): (() => Sent | null) => {
  let at = 0;
  return () => {
    const listing = pending[at];
    at += 1;
    if (!listing) return null;
    return {
      method: 'PUT',
      path: '/v2/publish/refuse',
      headers: {
        ...signedBy(token),
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'if-match': `"${listing.version}"`,
      },
      body: JSON.stringify({ publishId: listing.publishId, warning: 'image', gtin: null }),
    };
  };
};
