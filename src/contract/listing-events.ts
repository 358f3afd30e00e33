/**
 * After them the listing is as it was: a reviewer who decides on it meanwhile is not contradicted. What the marketplace refused, or was not
 * sent, stands here as it was decided, and a sale can bring such a refusal of the stock at any moment.
 */
export const harmlessTypes = ['skipped', 'unskipped', 'duplicated', 'changeRefused', 'changeNotSent'] as const;

/** The marketplace went by the stock: no field is another for it. Whether a step is still possible the lifecycle says. */
export const stockTypes = ['soldOut', 'restocked'] as const;

/** A decision made before such an event still stands: the reviewer saw the listing as it is. */
export const leavesDecision = (type: string): boolean => ([...harmlessTypes, ...stockTypes] as readonly string[]).includes(type);
