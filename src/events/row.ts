import { z } from 'zod';
import { unreachable } from '#lib/result.ts';
import { Fact, type LogRecord } from './record.ts';
import type { Sealed, Sealer } from './seal.ts';

/**
 * A fact as the disk holds it. `clear` is what may be read by anyone at this computer: command, subject, times, outcome.
 * `sealed` is what a person typed or saw: arguments, label, the server's message, a draft; it is removed when the intent ends.
 */
export interface Row {
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  /**
   * The intent or draft the row belongs to while that lives. An index over it holds exactly the rows of what is unfinished:
   * a start reads them beside a snapshot, and the end of an intent finds what to empty. Absent once emptied.
   */
  readonly owner?: string;
  readonly clear: unknown;
  readonly sealed: Sealed | null;
}

/** A fact taken apart, before it has a place. */
interface Parts {
  readonly owner: string | null;
  readonly clear: Record<string, unknown>;
  readonly secret: unknown;
}

const partsOf = (fact: Fact): Parts => {
  const { type: _type, ...rest } = fact;
  switch (fact.type) {
    case 'intent.recorded.v1': {
      const { args, label, ...clear } = fact.intent;
      return { owner: fact.intent.id, clear, secret: { args, label } };
    }
    case 'intent.rejected.v1': {
      const { problem, intentId } = fact;
      return { owner: intentId, clear: { intentId, code: problem.code }, secret: problem };
    }
    case 'review.warningsDrafted.v1': {
      const { type: _draft, warnings, ...clear } = fact;
      return draftParts(draftOwner(fact.listingId), clear, warnings.length === 0 ? null : { warnings });
    }
    case 'form.drafted.v1': {
      const { form, draft } = fact;
      return draftParts(formOwner(form), { form }, draft === null ? null : { draft });
    }
    case 'intent.sent.v1':
    case 'intent.confirmed.v1':
      return { owner: fact.intentId, clear: rest, secret: null };
    case 'intent.settled.v1':
    case 'intent.withdrawn.v1':
    case 'intent.dismissed.v1':
      return { owner: null, clear: rest, secret: null };
    default:
      return unreachable(fact);
  }
};

/** A draft that says nothing any more has no owner: nothing of it lives. */
const draftParts = (owner: string, clear: Parts['clear'], secret: unknown): Parts => ({
  owner: secret === null ? null : owner,
  clear,
  secret,
});

export const ownerOf = (fact: Fact): string | null => partsOf(fact).owner;

const draftOwner = (listingId: string): string => `draft:${listingId}`;
const formOwner = (form: string): string => `form:${form}`;

/** What this fact ends, so that one transaction writes it and empties the rows it makes past. */
export const endOf = (fact: Fact): string | null => {
  switch (fact.type) {
    case 'intent.settled.v1':
    case 'intent.withdrawn.v1':
    case 'intent.dismissed.v1':
      return fact.intentId;
    case 'review.warningsDrafted.v1':
      return draftOwner(fact.listingId);
    case 'form.drafted.v1':
      return formOwner(fact.form);
    case 'intent.recorded.v1':
    case 'intent.sent.v1':
    case 'intent.confirmed.v1':
    case 'intent.rejected.v1':
      return null;
    default:
      return unreachable(fact);
  }
};

export type UnplacedRow = Omit<Row, 'seq' | 'at'>;

const placeOf = (type: string, clear: unknown): string => `${type} ${JSON.stringify(clear)}`;

/** The clear part is authenticated with the sealed one: an edited subject or hold makes the row unreadable, not executable. */
export const rowOf = async (fact: Fact, sealer: Sealer): Promise<UnplacedRow> => {
  const { owner, clear, secret } = partsOf(fact);
  const sealed = secret === null ? null : await sealer.seal(secret, placeOf(fact.type, clear));
  return { type: fact.type, ...(owner === null ? {} : { owner }), clear, sealed };
};

/** What stays of a row when its intent ends: without `owner` it leaves the index too. */
export const emptied = ({ type, clear }: UnplacedRow): UnplacedRow => ({ type, clear, sealed: null });

const StoredRow = z.object({
  seq: z.int().positive(),
  at: z.string(),
  type: z.string(),
  clear: z.record(z.string(), z.unknown()),
  sealed: z.unknown(),
});

/** The fact of a row; null when it is damaged, sealed with another key, or of a type this build does not know. */
export const recordOf = async (row: unknown, sealer: Sealer): Promise<LogRecord | null> => {
  const stored = StoredRow.safeParse(row);
  if (!stored.success) return null;
  const { seq, at, type, clear } = stored.data;
  const sealed = stored.data.sealed as Sealed | null;
  const secret = sealed ? await sealer.open(sealed, placeOf(type, clear)) : null;
  if (sealed && !secret) return null;
  const fact = Fact.safeParse(assembled(type, clear, secret?.value ?? null));
  return fact.success ? { seq, at, fact: fact.data } : null;
};

/** What an emptied row still tells: that it happened, without what was in it. */
const assembled = (type: string, clear: Record<string, unknown>, secret: unknown): unknown => {
  switch (type) {
    case 'intent.recorded.v1':
      return { type, intent: { ...clear, ...(secret ?? { args: null, label: '' }) } };
    case 'intent.rejected.v1':
      return { type, intentId: clear['intentId'], problem: secret ?? { code: clear['code'], message: '' } };
    case 'review.warningsDrafted.v1':
      return { type, ...clear, ...(secret ?? { warnings: [] }) };
    case 'form.drafted.v1':
      return { type, ...clear, ...(secret ?? { draft: null }) };
    default:
      return { type, ...clear };
  }
};
