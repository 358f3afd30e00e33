/**
 * After them the listing is as it was: whoever decides on it meanwhile is not contradicted. What the marketplace refused, or was not
 * sent, stands here as it was decided, and a sale can bring such a refusal of the stock at any moment.
 */
export const harmlessTypes = ['skipped', 'unskipped', 'duplicated', 'changeRefused', 'changeNotSent'] as const;

/** The marketplace went by the stock: no field is another for it. Whether a step is still possible the lifecycle says. */
export const stockTypes = ['soldOut', 'restocked'] as const;

/** Whoever decides on it goes on: what they saw is what there is. */
export const leavesDecision = (type: string): boolean => ([...harmlessTypes, ...stockTypes] as readonly string[]).includes(type);
