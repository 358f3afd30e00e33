import { formatCents } from '#lib/money.ts';

/** An amount in integer cents; tabular and right-aligned by its class, so that a column of them lines up. */
export const Money = ({ cents }: { readonly cents: number }) => <span className="money">{formatCents(cents)}</span>;
