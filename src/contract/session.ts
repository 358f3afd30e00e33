import { z } from 'zod';
import { call, everyRole, Role } from './call.ts';

/** Login result (part 1, section 3). `su` becomes hadSellout and `moneyManager` hadSell: they open routes, never grant (decision 5). */
export const LoginReply = z.object({
  userToken: z.string(),
  name: z.string(),
  _id: z.string(),
  picture: z.string().nullable(),
  mail: z.string(),
  links: z.array(z.string()),
  hasSellers: z.boolean(),
  su: z.boolean(),
  moneyManager: z.boolean(),
  seller: z.string().nullable(),
  nickname: z.string().nullable(),
});
export type LoginReply = z.infer<typeof LoginReply>;

/** `password` is SHA-256 hex of what was typed (decision 6). */
export const authenticate = call('authenticate', 'POST /user/auth', {
  roles: 'anyone',
  body: z.union([
    z.object({ mail: z.email().max(254), password: z.string().regex(/^[0-9a-f]{64}$/u) }),
    z.object({ googleToken: z.string().min(1).max(8192) }),
  ]),
  reply: LoginReply,
});

/** The person who is signed in. `role`, `company` and `leases` are ours; a provider may leave them out (decision 5). */
export const UserData = z.object({
  status: z.literal('OK'),
  _id: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  mail: z.string(),
  picture: z.string().nullable(),
  seller: z.string().nullable(),
  company: z.string().nullable().default(null),
  role: Role.optional(),
  su: z.boolean().default(false),
  moneyManager: z.boolean().default(false),
  /** How many companies this person may go to besides, those they are invited to among them (decision 0127). */
  otherCompanies: z.int().nonnegative().default(0),
});
export type UserData = z.infer<typeof UserData>;

export const getUserData = call('getUserData', 'GET /user/data', { roles: everyRole, whileBlocked: true, reply: UserData });

export const getSuperuser = call('getSuperuser', 'GET /user/superuser', {
  roles: everyRole,
  whileBlocked: true,
  reply: z.object({ superuser: z.boolean() }),
});

export const ringBell = call('ringBell', 'GET /user/ringbell', { roles: everyRole, whileBlocked: true, reply: z.unknown() });

export const endSession = call('endSession', 'POST /user/logout', {
  roles: everyRole,
  whileBlocked: true,
  ours: true,
  reply: z.object({ ended: z.literal(true) }),
});

/** 32 random bytes in base64, one per user, kept by the server so that only this user can read the parked log (decision 8). */
export const getLogKey = call('getLogKey', 'GET /user/logkey', {
  roles: everyRole,
  whileBlocked: true,
  ours: true,
  reply: z.object({ key: z.base64() }),
});
