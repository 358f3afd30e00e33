import { controlRoutes } from './control-routes.ts';
import { descriptionRoutes } from './description-routes.ts';
import type { FakeRoute } from './fake-route.ts';
import type { FakeApplication } from './fake-settings.ts';
import { itemRoutes } from './item-routes.ts';
import { itemSearchRoutes } from './item-search-routes.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { questionRoutes } from './question-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Everything that is played; whatever else is asked answers 501 with its name. */
export const fakeRoutes = (application: FakeApplication): readonly FakeRoute[] => [
  ...oauthRoutes(application),
  ...userRoutes,
  ...itemSearchRoutes,
  ...itemRoutes,
  ...descriptionRoutes,
  ...questionRoutes,
  ...controlRoutes,
];
