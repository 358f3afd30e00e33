/** Counted by the list behind it, of which only one row is asked: what is read here is what is found there. */
export const oneRow = { page: 1, limit: 1 } as const;
export const total = ({ total: found }: { readonly total: number }): number => found;
