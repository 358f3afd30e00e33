import { described } from '../http/route.ts';
import { closeMediationRoute } from './close-mediation.ts';
import { getMediationFileRoute } from './get-mediation-file.ts';
import { getMediationRoute } from './get-mediation.ts';
import { listMediationsRoute } from './list-mediations.ts';
import { getPresenceRoute, tellPresenceRoute } from './presence-routes.ts';
import { readMediationRoute } from './read-mediation.ts';
import { replyMediationRoute } from './reply-mediation.ts';

export const mediationRoutes = described([
  [listMediationsRoute, 'Mediations: open ones first, those that are due soonest before others (row MED-1)'],
  [getMediationRoute, 'The order under mediation, with its conversation'],
  [replyMediationRoute, 'Says something in a mediation, with files or without a text'],
  [closeMediationRoute, 'Closes a mediation with our verdict; it can not be opened again'],
  [getMediationFileRoute, 'A file of a conversation, as a download that never runs in our origin'],
  [readMediationRoute, 'I have seen the conversation up to here'],
  [getPresenceRoute, 'Who looks at a mediation or writes in it, oneself too; the stream tells of changes as `presence:{id}`'],
  [tellPresenceRoute, 'I look at it, write in it, or left; forgotten after a minute of silence'],
]);
