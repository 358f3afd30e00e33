import type { Route } from '../http/route.ts';
import { getUserRoute } from './get-user.ts';
import { inviteUserRoute, resendInviteRoute } from './invite-user.ts';
import { listUsersRoute } from './list-users.ts';
import { getProfileRoute, saveProfileRoute, changePasswordRoute, endOwnSessionsRoute } from './own-profile.ts';
import { changeAccessRoute, setUserBlockRoute, revokeSessionsRoute } from './user-writes.ts';

export const userRoutes: readonly Route[] = [
  listUsersRoute,
  getUserRoute,
  inviteUserRoute,
  resendInviteRoute,
  changeAccessRoute,
  setUserBlockRoute,
  revokeSessionsRoute,
  getProfileRoute,
  saveProfileRoute,
  changePasswordRoute,
  endOwnSessionsRoute,
];
