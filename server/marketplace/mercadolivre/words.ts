import type { ReputationLevel, Standing } from '#contract/reputation.ts';

interface Judged {
  readonly level_id: string | null;
  readonly power_seller_status?: string | null | undefined;
}

/** Words of Mercado Livre, in the one place where they are told apart from ours. What is not here is kept verbatim and decides nothing. */

/** It is busy with the same thing: in seconds it takes it. */
const busy = [/optimistic.?lock/iu, /x-version/iu, /already_being_processed/iu];
/** A limit in words, where the status says something else. */
const quota = [/quota/iu, /rate.?limit/iu, /too.?many.?requests/iu, /max_requests/iu];
/** It lets nobody in by this grant any more. */
const grant = /^(?:invalid_grant|unauthorized_client)$/u;
/** It lets nobody in by our application, or does not know it by what we say of it: that ends, and no grant is over for it. */
const blocked = /^(?:unauthorized_application|invalid_client)$/u;
/**
 * It keeps the account, or all of us, out: by a policy, a scope, or until the seller has proved who they are. Their bare 'access_denied' and
 * 'FORBIDDEN' are no such words: they are said of one thing that is somebody else's too.
 */
const forbidden = [/^PA_UNAUTHORIZED/u, /PolicyAgent/u, /invalid.?scopes?/iu, /data.?validation/iu];

const isAnyOf =
  (patterns: readonly RegExp[]) =>
  (words: readonly string[]): boolean =>
    words.some((word) => patterns.some((pattern) => pattern.test(word)));

export const saysBusy = isAnyOf(busy);
export const saysQuota = isAnyOf(quota);
export const saysGrantOver = (words: readonly string[]): boolean => words.some((word) => grant.test(word));
export const saysBlocked = (words: readonly string[]): boolean => words.some((word) => blocked.test(word));
export const saysForbidden = isAnyOf(forbidden);

/** Off sale for that alone, until there is some. */
export const isSoldOutThere = ({ sub_status: words }: { readonly sub_status?: readonly string[] | null | undefined }): boolean =>
  words?.includes('out_of_stock') ?? false;

/** Publishes user products: a family in place of a title, and no variations. */
export const sellsUserProducts = (tags: readonly string[]): boolean => tags.includes('user_product_seller');
/** A refusal for the name of a listing: what is asked for of one kind of seller is refused of the other. */
const wrongName = /\[[^\]]*\b(?:title|family_name)\b[^\]]*\]/u;
export const saysWrongName = (text: string): boolean => wrongName.test(text);

const levels: Readonly<Record<string, ReputationLevel>> = {
  '5_green': 'green',
  '4_light_green': 'green',
  '3_yellow': 'yellow',
  '2_orange': 'orange',
  '1_red': 'red',
};

/** How it judges a seller, in our words beside its own; null where it says a level nobody knows: that is not guessed. */
export const standingOf = ({ level_id: level, power_seller_status: power }: Judged): Standing | null => {
  if (level === null) return { level: 'none', said: '' };
  const known = levels[level];
  if (known === undefined) return null;
  const isLeader = level === '5_green' && power !== null && power !== undefined;
  return { level: isLeader ? 'leader' : known, said: isLeader ? `${level}, ${power}` : level };
};

export const notUnanswered = 'not_unanswered_question';
/** The listing is off sale. It is said of a question that was answered or ended as well. */
export const notActiveItem = 'not_active_item';
const questionsOver: Readonly<Record<string, 'closed' | 'banned' | 'deleted'>> = {
  CLOSED_UNANSWERED: 'closed',
  DISABLED: 'closed',
  BANNED: 'banned',
  DELETED: 'deleted',
};
/** How a question ended that nobody answered, in our words; null while it may be answered, or says what nobody knows. */
export const questionOver = (status: string): 'closed' | 'banned' | 'deleted' | null => questionsOver[status] ?? null;
export const priceAutomated = 'item.price.not_modifiable';

/** What a listing's status is called there. */
export const statusThere = { pause: 'paused', activate: 'active', close: 'closed' } as const;
/** Those we know, with those that only the marketplace gives. */
const statusesThere: ReadonlySet<string> = new Set([
  ...Object.values(statusThere),
  'under_review',
  'inactive',
  'payment_required',
  'not_yet_active',
]);
export const isStatusThere = (status: string | null | undefined): boolean => statusesThere.has(status ?? '');
