import { mediations } from '#api/mediations.ts';
import { MediationFilter } from '#contract/mediation-calls.ts';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { orderNumber } from '#contract/order.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

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
export const mediationKind: RecordKind<MediationRow, MediationRecord | null, MediationFilter> = {
  on: 'mediation',
  records: mediations,
  filterOf: filterFrom(MediationFilter),
  batch: null,
  labelOf: orderNumber,
  table: 'mediations',
};
