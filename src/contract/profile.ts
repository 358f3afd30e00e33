import { z } from 'zod';
import { SentPassword } from './account.ts';
import { call, everyRole, Role } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { keptName } from './text.ts';
import { OpenSession } from './user.ts';

/** What people may write of themselves. Role, company and mail are a superuser's to change. */
const ProfileText = z.object({
  /** Another name than they have or had must be plain, as `personName` is: the server judges it. */
  name: keptName,
  /** What the greeting calls them; null is the name. */
  nickname: z.string().trim().min(1).max(40).nullable(),
});
export type ProfileText = z.infer<typeof ProfileText>;

/** Oneself, as the settings show it. */
export const Profile = ProfileText.extend({
  _id: z.string(),
  name: z.string(),
  mail: z.string(),
  role: Role,
  company: z.string().nullable(),
  openSessions: listOf(OpenSession),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = call('getProfile', 'GET /user/profile', { roles: everyRole, ours: true, reply: Profile });

export const saveProfile = call('saveProfile', 'PUT /user/profile', { roles: everyRole, ours: true, body: ProfileText, reply: Profile });

/** Sent without an Idempotency-Key: its ledger row would keep a hash that passwords can be tried against. Sent again it changes nothing. */
export const changePassword = call('changePassword', 'PUT /user/profile/password', {
  roles: everyRole,
  ours: true,
  body: z.object({ current: SentPassword, password: SentPassword }),
  reply: z.object({ changed: z.literal(true) }),
});

export const endOwnSessions = call('endOwnSessions', 'PUT /user/profile/sessions', {
  roles: everyRole,
  ours: true,
  body: z.object({ sessionId: z.uuid().nullable() }),
  reply: Profile,
});

export const profile = kindOf({ kind: 'profile', calls: [getProfile, saveProfile, changePassword, endOwnSessions] });
