import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import type { Crumb } from '../crumbs.ts';
import { DefectScreen } from '../defect-screen.tsx';
import { NotFoundScreen } from '../not-found-screen.tsx';
import type { Services } from '../services.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** From the outermost place to this one; none on a page without a breadcrumb. */
    readonly crumbs?: (role: Role) => readonly Crumb[];
    /** The screen fills the window itself (the queue): no title over it, no page that scrolls. */
    readonly isFilled?: boolean;
    /** The screen names what it shows itself: the title of the page is heard alone. */
    readonly isTitled?: boolean;
  }
}

export const root = createRootRouteWithContext<Services>()({
  component: Outlet,
  errorComponent: DefectScreen,
  notFoundComponent: NotFoundScreen,
});
