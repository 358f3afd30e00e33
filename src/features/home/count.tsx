import type { Counted } from '#lib/counted.ts';
import { useT } from '#locale/locale.tsx';

/** Counted by the list behind it, of which only one row is asked: what is read here is what is found there. */
export const oneRow = { page: 1, limit: 1 } as const;
export const counted = ({ total, isAtLeast }: Counted): Counted => ({ total, isAtLeast });

export const Count = ({ of: { total, isAtLeast } }: { readonly of: Counted }) => useT()('table.number', { n: total, isAtLeast });
