import { described } from '../http/route.ts';
import { getUserRoute } from './get-user.ts';
import { inviteUserRoute, resendInviteRoute } from './invite-user.ts';
import { listUsersRoute } from './list-users.ts';
import { getProfileRoute, saveProfileRoute, changePasswordRoute, endOwnSessionsRoute } from './own-profile.ts';
import { withdrawInviteRoute } from './withdraw-invite.ts';
import { changeAccessRoute, setUserBlockRoute, revokeSessionsRoute } from './user-writes.ts';

export const userRoutes = described([
  [listUsersRoute, 'People of the hub, by name'],
  [getUserRoute, 'One person, with their open sessions and what was changed of them'],
  [inviteUserRoute, 'Makes an account and mails the link that opens it; the same mail again is refused'],
  [resendInviteRoute, 'Mails the link once more; the one before stops working'],
  [withdrawInviteRoute, 'Takes an invitation back that nobody entered by: the account goes, and the address may be invited again'],
  [changeAccessRoute, 'Role, company and flags; another role or company ends the sessions of the person'],
  [setUserBlockRoute, 'Blocks somebody, which ends their sessions at once, or lets them in again'],
  [revokeSessionsRoute, 'Ends one session of somebody, or all but the one that asks'],
  [getProfileRoute, 'Who asks, and where they are signed in'],
  [saveProfileRoute, 'Own name and nickname; what happened before keeps the name it was done under'],
  [changePasswordRoute, 'A new password for oneself; ends every session but the one that asks'],
  [endOwnSessionsRoute, 'Ends one of the own sessions, or all but the one that asks'],
]);
