import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const messages: Crumb = { title: 'shell.title.autoMessages', path: '/automessage' };

/** What buyers are told by itself. */
export const autoMessageRoutes = [
  listAt(
    '/automessage',
    [messages],
    lazy(() => import('#features/auto-messages/auto-messages-screen.tsx'), 'AutoMessagesScreen'),
  ),
  pageAt(
    '/automessage/new',
    [messages, here('shell.title.newAutoMessage')],
    page(() => import('#features/auto-messages/new-auto-message-page.tsx'), 'NewAutoMessagePage'),
  ),
  pageAt(
    '/automessage/$messageId',
    [messages, here('shell.title.autoMessage')],
    page(() => import('#features/auto-messages/auto-message-page.tsx'), 'AutoMessagePage'),
  ),
] as const;
