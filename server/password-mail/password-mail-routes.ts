import { described } from '../http/route.ts';
import { validateMailRoute, resetPasswordRoute } from './link-routes.ts';
import { registerRoute, registerConsultantRoute, requestValidationRoute, requestResetRoute } from './request-routes.ts';

export const passwordMailRoutes = described([
  [registerRoute, 'Registers a company and its first seller; a mail asks to confirm the address'],
  [registerConsultantRoute, 'Registers a consultant, a seller without a company until linked to one'],
  [requestValidationRoute, 'Sends the mail that confirms an address once more'],
  [validateMailRoute, 'Confirms an address with the link that was mailed and the password, and signs in'],
  [requestResetRoute, 'Sends the mail that lets a new password be chosen'],
  [resetPasswordRoute, 'Sets a new password with the link that was mailed; ends every session of the user'],
]);
