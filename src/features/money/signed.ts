/** What the marketplace keeps, or gives back to the buyer, takes from the money of a sale: it has a minus wherever it is shown. */
const taken: ReadonlySet<string> = new Set(['fee', 'freight', 'refunded']);

/** An amount as it counts in the money of a sale. */
export const signed = (name: string, cents: number): number => (taken.has(name) ? 0 - cents : cents);
