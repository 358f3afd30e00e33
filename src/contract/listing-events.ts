/**
 * After them the listing is as it was: whoever decides on it meanwhile is not contradicted. What the marketplace refused, or was not
 * sent, stands here as it was decided, and a sale can bring such a refusal of the stock at any moment.
 */
export const harmlessTypes = ['skipped', 'unskipped', 'duplicated', 'changeRefused', 'changeNotSent'] as const;

export const leavesListing = (type: string): boolean => (harmlessTypes as readonly string[]).includes(type);
