import { createLazyModule } from '#ui/lazy-module.ts';

/** The dashboard of whoever sells: a reviewer, who has no sales, does not fetch it, nor what it asks the server. */
export const salesPart = createLazyModule(() => import('./sales-overview.tsx'));
