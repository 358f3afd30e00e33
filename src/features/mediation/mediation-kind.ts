import { mediations } from '#api/mediations.ts';
import { MediationFilter } from '#contract/mediation-calls.ts';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { orderNumber } from '#contract/order.ts';
import { recordKind } from '#entities/records/record-kind.ts';

/** Columns that filter, and what of the call they set. */
export const columnIds = {
  status: 'status',
  waitsFor: 'waitsFor',
  due: 'due',
  unread: 'unread',
  company: 'company',
  account: 'account',
} as const;

/** Nothing is done to several at once: each is answered by itself. */
export const mediationKind = recordKind<MediationRow, MediationRecord | null, MediationFilter>({
  records: mediations,
  filter: MediationFilter,
  batch: null,
  labelOf: orderNumber,
  table: 'mediations',
});
