import type { Route } from '../http/route.ts';
import {
  createAutoMessageRoute,
  getAutoMessageRoute,
  listAutoMessagesRoute,
  pauseAutoMessageRoute,
  saveAutoMessageRoute,
} from './rule-routes.ts';
import { listSampleOrdersRoute, listSentMessagesRoute } from './sent-routes.ts';

export const autoMessageRoutes: readonly Route[] = [
  createAutoMessageRoute,
  getAutoMessageRoute,
  listAutoMessagesRoute,
  pauseAutoMessageRoute,
  saveAutoMessageRoute,
  listSampleOrdersRoute,
  listSentMessagesRoute,
];
