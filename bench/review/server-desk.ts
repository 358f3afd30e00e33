import { formChecks } from '#checks/form-checks.ts';
import { runChecks } from '#checks/run-checks.ts';
import type { Finding } from '#contract/check.ts';
import { getListing, listListings, type Listing, type ListingRow } from '#contract/listing.ts';
import { coverOf } from '#contract/shown-images.ts';
import { getSuggestion } from '#contract/suggestion.ts';
import { isWarningKey, joinWarnings } from '#contract/warning.ts';
import { queueGroups } from '#features/review/alike/queue-groups.ts';
import { isClean } from '#features/review/sheet/clean-listings.ts';
import { reasonChoices } from '#features/review/strip/reason-choices.ts';
import type { Actor } from '#commands/command.ts';
import type { Case, Desk, Group } from './case.ts';
import { proposedBy } from './verdicts.ts';

/** A listing that waits, as the server answers it: its row, and the whole of it. */
export interface Waiting {
  readonly row: ListingRow;
  readonly listing: Listing;
  readonly findings: readonly Finding[];
}

type Filter = Readonly<Record<string, string>>;
const pollMs = 500;
/** As long as 1,800 listings and their pictures may take on a busy machine. */
const checkedWithinMs = 600_000;
const rowsLoaded = 100;

/** A reviewer's session, past the console. */
export const openDesk = (origin: string, token: string) => {
  const headers = { authorization: token, userToken: token };
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/v2${path}`, { headers });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const put = async (path: string, body: unknown, version: number): Promise<void> => {
    const answer = await fetch(`${origin}/v2${path}`, {
      method: 'PUT',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'if-match': `"${version}"`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`PUT ${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };

  const rowsOf = async (filter: Filter): Promise<readonly ListingRow[]> => {
    const rows: ListingRow[] = [];
    let after: string | null = null;
    do {
      const query = new URLSearchParams({ status: 'pending', limit: '100', ...filter, ...(after === null ? {} : { after }) });
      const page = listListings.reply.parse(await get(`/publish?${query}`));
      rows.push(...page.items);
      after = page.next;
    } while (after !== null);
    return rows;
  };

  /** Until the server's checks have looked at all of it. */
  const readQueue = async (filter: Filter): Promise<readonly Waiting[]> => {
    const end = performance.now() + checkedWithinMs;
    for (;;) {
      const rows = await rowsOf(filter);
      const left = rows.filter(({ findings }) => !findings).length;
      if (left === 0) return whole(rows);
      if (performance.now() > end) throw new Error(`The checks have not looked at ${left} of ${rows.length} listings`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  };
  const whole = async (rows: readonly ListingRow[]): Promise<readonly Waiting[]> => {
    const queue: Waiting[] = [];
    for (const row of rows) {
      const listing = getListing.reply.parse(await get(`/publish/${row.publishId}`));
      queue.push({ row, listing, findings: listing.checked?.findings ?? [] });
    }
    return queue;
  };

  const deskOver = (queue: readonly Waiting[]): Desk => {
    const byId = new Map(queue.map((each) => [each.row.publishId, each]));
    const waitingOf = (id: string): Waiting => {
      const found = byId.get(id);
      if (!found) throw new Error(`${id} is not in the queue`);
      return found;
    };
    const decideOne = ({ id, warnings }: Case): Promise<void> => {
      const { version } = waitingOf(id).row;
      const refused = { publishId: id, warning: joinWarnings(warnings), gtin: null };
      return warnings.length > 0 ? put('/publish/refuse', refused, version) : put(`/publish/${id}`, {}, version);
    };
    return {
      groupsOf: (waiting) => groupsAmong(waiting.map(({ id }) => waitingOf(id).row)),
      suggestionFor: async (id) => getSuggestion.reply.parse(await get(`/publish/suggestion?publishId=${id}`)).suggestion,
      decide: async (decided) => {
        for (const each of decided) await decideOne(each);
      },
    };
  };
  return { readQueue, deskOver };
};

const countedBy = (rows: readonly ListingRow[], named: (row: ListingRow) => { readonly id: string; readonly name: string }) => {
  const counts = new Map<string, { readonly id: string; readonly name: string; readonly count: number }>();
  for (const row of rows) {
    const { id, name } = named(row);
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

/** The menu of groups over what is loaded, with the counts of all that waits. Alike titles are one listing too many, which is refused by itself. */
const groupsAmong = (rows: readonly ListingRow[]): readonly Group[] => {
  const facets = {
    sellers: countedBy(rows, ({ sellerId, sellerName }) => ({ id: sellerId, name: sellerName })),
    categories: countedBy(rows, ({ category: { id, name } }) => ({ id, name })),
  };
  const idsIn = ({ sellerId, categoryId, search }: { sellerId?: string; categoryId?: string; search?: string }): readonly string[] =>
    search === undefined
      ? rows
          .filter((row) => (sellerId === undefined ? row.category.id === categoryId : row.sellerId === sellerId))
          .map(({ publishId }) => publishId)
      : [];
  return queueGroups({ facets, rows: rows.slice(0, rowsLoaded), isUnreadable: () => false }).map((group, place): Group =>
    group.type === 'rows'
      ? { place, ids: group.publishIds, isFilter: false }
      : { place, ids: idsIn(group.filter as Parameters<typeof idsIn>[0]), isFilter: true },
  );
};

const actor: Actor = {
  id: 'bench',
  name: 'Rita',
  role: 'reviewer',
  isMoneyManager: false,
  leases: 'optional',
  now: new Date().toISOString(),
};

/** What the form alone shows to be wrong: before the server had checks it was all that stood there. */
const findingsOfForm = (listing: Listing): readonly Finding[] => {
  const { title, description, gtin, kit, price, dimensions, image, attributes, variations } = listing;
  const facts = {
    title,
    description,
    gtin,
    kit,
    price,
    dimensions,
    hasImage: coverOf(image, variations) !== null,
    attributes,
    variations,
    specs: null,
  };
  return runChecks(formChecks, facts).findings;
};

/** Of that what the dialog of a refusal was begun with. */
export const ofForm = (listing: Listing): readonly string[] => proposedBy(findingsOfForm(listing), 'red');

/** A listing as the product shows it, with what is decided of it. */
export const caseOf = ({ row, listing, findings }: Waiting, warnings: readonly string[]): Case => {
  const certain = proposedBy(findings, 'red');
  const texts = [...new Set([...certain, ...proposedBy(findings, 'yellow')])];
  const proposed = texts.filter((each) => !isWarningKey(each));
  const choices = reasonChoices(listing, { proposed, usual: [] }, []);
  return {
    id: row.publishId,
    warnings,
    tickedThen: ofForm(listing),
    tickedNow: certain,
    digits: new Map(choices.flatMap(({ digit, warning }) => (digit === null ? [] : [[warning, digit]]))),
    isFaultedThen: findingsOfForm(listing).length > 0,
    isFaultedNow: findings.length > 0,
    isClean: isClean({ base: row, view: row, entries: [] }, { actor, detailOf: () => listing, isWrongImage: () => false }),
    isDoubted: certain.length > 0,
    isToRead: findings.some(({ place }) => place === 'description') || (listing.checked?.failed.length ?? 1) > 0,
  };
};
