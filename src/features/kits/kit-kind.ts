import { kits } from '#api/kits.ts';
import { KitFilter } from '#contract/kit.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const stockStates = ['some', 'none'] as const;
export const listedStates = ['yes', 'no'] as const;

/** Nothing is done to several at once: a kit is changed by its form. */
export const kitKind = recordKind({ records: kits, filter: KitFilter, batch: null });
