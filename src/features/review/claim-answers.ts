import type { Lease, ListingRow } from '#contract/listing.ts';

/** The answer to a claim, the newest row when it came, and when that was, in milliseconds since 1970. */
export interface ClaimAnswer {
  readonly lease: Lease | null;
  readonly over: ListingRow | null | undefined;
  readonly at: number;
}

/** A row that comes so soon after the answer to a claim, in milliseconds, may have been read before it. */
const crossingMs = 5000;

export const isMine = ({ lease }: Pick<ClaimAnswer, 'lease'>, me: string): boolean => lease?.holder.id === me;

/**
 * Does the answer say more than the newest row? A row that came later says more; but one without a lease may have crossed a claim of mine,
 * and takes nothing from me. That nobody holds it is soon said by its row as well, and old news then.
 */
export const isNewest = (answer: ClaimAnswer, row: ListingRow | null | undefined, me: string, now: number): boolean =>
  answer.lease === null
    ? row === answer.over && now - answer.at <= crossingMs
    : row === answer.over || (isMine(answer, me) && row?.lease === null);

/** The server let go what I had: too long after the claim for a row that crossed it. */
export const isLost = (answer: ClaimAnswer, row: ListingRow | null | undefined, me: string, now: number): boolean =>
  isMine(answer, me) && row !== answer.over && row?.lease === null && now - answer.at > crossingMs;
