import { described } from '../http/route.ts';
import { judgeSecondLookRoute, releaseSecondLookRoute, takeSecondLookRoute } from './judge-routes.ts';
import { listLeadEventsRoute } from './lead-events.ts';
import { getReviewLeadRoute } from './lead-routes.ts';
import { getSecondLookSettingRoute, saveSecondLookSettingRoute } from './setting-routes.ts';

export const secondLookRoutes = described([
  [takeSecondLookRoute, 'The next decided listing that somebody else is to judge too, as it stood and without what was decided'],
  [judgeSecondLookRoute, 'The second verdict; the listing stays as it is'],
  [releaseSecondLookRoute, 'Gives a second look up, for somebody else'],
  [getSecondLookSettingRoute, 'How many decisions come to a second look'],
  [saveSecondLookSettingRoute, 'Sets how many decisions come to a second look'],
  [getReviewLeadRoute, 'What reviewers did in a period: decisions, skips, overrides, leases now, and how far they agree'],
  [listLeadEventsRoute, 'Who decided what in a period, newest first'],
]);
