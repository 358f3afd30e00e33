import { createPart } from '#ui/part.ts';

/** The dashboard of whoever sells: a reviewer, who has no sales, does not fetch it, nor what it asks the server. */
export const salesPart = createPart(() => import('./sales-overview.tsx'));
