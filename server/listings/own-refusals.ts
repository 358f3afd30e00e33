/** It has no name there, so that nothing there stands as it was. */
export const notPublished = 'not_published';

/** Codes of what the adapter found out itself not to be sayable: nothing was sent, and the marketplace refused nothing. (decision 0145) */
export const unsent: ReadonlySet<string> = new Set(['pictures_unreachable', 'several_variants', 'stock_unknown', notPublished]);

/** The item ended there: no stock of it is told any more, and the page of its listing says so. (decision 0144) */
export const closedThere = 'closed_there';
