import type { Route } from '../http/route.ts';
import { validateMailRoute, resetPasswordRoute } from './link-routes.ts';
import { registerRoute, registerConsultantRoute, requestValidationRoute, requestResetRoute } from './request-routes.ts';

export const passwordMailRoutes: readonly Route[] = [
  registerRoute,
  registerConsultantRoute,
  requestValidationRoute,
  validateMailRoute,
  requestResetRoute,
  resetPasswordRoute,
];
