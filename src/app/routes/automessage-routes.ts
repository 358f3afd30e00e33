import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const messagesCrumb: Crumb = { title: 'shell.title.autoMessages', path: '/automessage' };
const loadMessages = chunk(() => import('../screens/automessages-route.tsx'));

const messages = createRoute({
  getParentRoute: () => signedIn,
  path: '/automessage',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [messagesCrumb], isFilled: true },
  component: lazyRouteComponent(loadMessages, 'AutoMessagesRoute'),
});

const newMessage = createRoute({
  getParentRoute: () => signedIn,
  path: '/automessage/new',
  staticData: { crumbs: () => [messagesCrumb, { title: 'shell.title.newAutoMessage', path: '' }] },
  component: lazyRouteComponent(loadMessages, 'NewAutoMessageRoute'),
});

const messagePage = createRoute({
  getParentRoute: () => signedIn,
  path: '/automessage/$messageId',
  staticData: { crumbs: () => [messagesCrumb, { title: 'shell.title.autoMessage', path: '' }] },
  component: lazyRouteComponent(loadMessages, 'AutoMessageRoute'),
});

/** What buyers are told by itself. */
export const autoMessageRoutes = [messages, newMessage, messagePage] as const;
