/** Do both say the same as JSON? Of plain values whose fields are in one order. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
