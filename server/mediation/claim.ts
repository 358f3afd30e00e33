import { messageActions, type Claim, type WaitsFor } from '#contract/mediation.ts';
import { addTo } from '#lib/dates.ts';
import type { mediation, StoredClaim } from '../db/schema/mediation.ts';

type Stored = Pick<typeof mediation.$inferSelect, 'claim' | 'waitsFor' | 'dueAt'>;

export const claimOf = ({ claim, waitsFor, dueAt }: Stored): Claim | null =>
  claim && { ...claim, waitsFor, dueAt: dueAt?.toISOString() ?? null };

/** A seller who answers well within this spares their reputation (domain, 5.7). */
const answerHours = 48;

const isMessage = (action: string): boolean => messageActions.some((each) => each === action);

/** An answer is what has to be given by a date; a refund or a return may be offered at any time. */
const withMandatory = (claim: StoredClaim | null, dueAt: Date | null): StoredClaim | null =>
  claim && {
    ...claim,
    actions: claim.actions.map((each) => {
      const until = isMessage(each.action) ? dueAt : null;
      return { ...each, mandatory: until !== null, dueAt: until?.toISOString() ?? null };
    }),
  };

/** Once a dispute is open a representative of the marketplace stands between buyer and seller, and messages go to them. */
const listenerOf = (claim: StoredClaim | null): Exclude<WaitsFor, 'seller'> => (claim?.stage === 'dispute' ? 'mediator' : 'buyer');

/** Only one has the mandatory action at a time (domain, 5.7). Where the record carries no dispute, nobody is said to have it. */
export const afterReply = ({ claim }: Stored): Stored =>
  claim === null ? { claim, waitsFor: null, dueAt: null } : { claim: withMandatory(claim, null), waitsFor: listenerOf(claim), dueAt: null };

export const afterHearing = ({ claim }: Stored, now: Date): Stored => {
  if (claim === null) return { claim, waitsFor: null, dueAt: null };
  const dueAt = addTo(now, answerHours, 'hour');
  return { claim: withMandatory(claim, dueAt), waitsFor: 'seller', dueAt };
};

/** What was said did not arrive: it is the seller's turn as before. Until when, nobody says again. */
export const afterUnsent = ({ claim, dueAt }: Stored): Stored =>
  claim === null ? { claim, waitsFor: null, dueAt } : { claim, waitsFor: 'seller', dueAt };

/** What is over waits for nobody, and nothing is left to do. */
export const afterClosing = ({ claim }: Stored): Stored => ({ claim: claim && { ...claim, actions: [] }, waitsFor: null, dueAt: null });
