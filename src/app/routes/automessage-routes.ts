import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, pageAt } from './below-signed-in.ts';

const messages: Crumb = { title: 'shell.title.autoMessages', path: '/automessage' };
const pages = () => import('../screens/automessages-route.tsx');

/** What buyers are told by itself. */
export const autoMessageRoutes = [
  listAt(
    '/automessage',
    [messages],
    lazy(() => import('#features/auto-messages/auto-messages-screen.tsx'), 'AutoMessagesScreen'),
  ),
  pageAt('/automessage/new', [messages, here('shell.title.newAutoMessage')], lazy(pages, 'NewAutoMessageRoute')),
  pageAt('/automessage/$messageId', [messages, here('shell.title.autoMessage')], lazy(pages, 'AutoMessageRoute')),
] as const;
