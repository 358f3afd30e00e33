import { formatCents } from '#lib/money.ts';
import { NotInformed } from './not-informed.tsx';

/** An amount in integer cents, null where nobody informed it; tabular and right-aligned by its class, so that a column of them lines up. */
export const Money = ({ cents }: { readonly cents: number | null }) => (
  <span className="money">{cents === null ? <NotInformed /> : formatCents(cents)}</span>
);
