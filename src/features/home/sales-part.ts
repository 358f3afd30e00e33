import { createLazyModule } from '#ui/lazy-module.ts';

/** The dashboard of people who sell: a reviewer, who has no sales, does not fetch it, nor what it asks the server. */
export const salesPart = createLazyModule(() => import('./sales-overview.tsx'));
