import { createLazyModule } from '#ui/lazy-module.ts';

/** The dashboard of a reviewer, who has nothing else at home: nobody else fetches it. */
export const queuePart = createLazyModule(() => import('./queue-overview.tsx'));
