import { mayOpen } from './may-open.ts';
import type { AppRouter } from './routes.tsx';

/** Does this link of the menu lead to a screen that exists, through a gate that is open? '/logout' is the frame's own button. */
export const menuLeadsTo =
  (router: Pick<AppRouter, 'routesByPath' | 'options'>) =>
  (link: string): boolean => {
    const [path = ''] = link.split('?');
    return path !== '/logout' && Object.hasOwn(router.routesByPath, path) && mayOpen(router.options.context.session, path);
  };
