import type { Route } from '../http/route.ts';
import { closeMediationRoute } from './close-mediation.ts';
import { getMediationFileRoute } from './get-mediation-file.ts';
import { getMediationRoute } from './get-mediation.ts';
import { listMediationsRoute } from './list-mediations.ts';
import { getPresenceRoute, tellPresenceRoute } from './presence-routes.ts';
import { readMediationRoute } from './read-mediation.ts';
import { replyMediationRoute } from './reply-mediation.ts';

export const mediationRoutes: readonly Route[] = [
  listMediationsRoute,
  getMediationRoute,
  replyMediationRoute,
  closeMediationRoute,
  getMediationFileRoute,
  readMediationRoute,
  getPresenceRoute,
  tellPresenceRoute,
];
