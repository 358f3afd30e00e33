import { kits } from '#api/kits.ts';
import { type Kit, KitFilter, type KitRow } from '#contract/kit.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const stockStates = ['some', 'none'] as const;
export const listedStates = ['yes', 'no'] as const;

export const kitFilterOf = filterFrom(KitFilter);

/** Nothing is done to several at once: a kit is changed by its form. */
export const kitKind: RecordKind<KitRow, Kit, KitFilter> = { on: 'kit', records: kits, filterOf: kitFilterOf, batch: null };
