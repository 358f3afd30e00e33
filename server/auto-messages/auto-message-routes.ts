import { described } from '../http/route.ts';
import {
  createAutoMessageRoute,
  getAutoMessageRoute,
  listAutoMessagesRoute,
  pauseAutoMessageRoute,
  saveAutoMessageRoute,
} from './rule-routes.ts';
import { listSampleOrdersRoute, listSentMessagesRoute } from './sent-routes.ts';

export const autoMessageRoutes = described([
  [createAutoMessageRoute, 'Makes a rule of automatic messages, at work at once'],
  [getAutoMessageRoute, 'One rule of automatic messages'],
  [listAutoMessagesRoute, 'Rules of automatic messages, by name'],
  [pauseAutoMessageRoute, 'Has a rule send nothing, or go on; what happened meanwhile is not sent afterwards'],
  [saveAutoMessageRoute, 'Changes a rule; whose it is stays, and what was sent was sent'],
  [listSampleOrdersRoute, 'A few orders that stand as the event leaves them, to read a message before it is saved'],
  [listSentMessagesRoute, 'What a rule sent, newest first'],
]);
