import type { z } from 'zod';
import type { LoginReply } from '#contract/session.ts';
import type { account } from '../db/schema/core.ts';

/** Tells a person who signs in about themselves (part 1, section 3), the same for each way in. */
export const loginReplyOf = (found: typeof account.$inferSelect, userToken: string): z.input<typeof LoginReply> => ({
  userToken,
  name: found.name,
  _id: found.id,
  picture: found.picture,
  mail: found.mail,
  links: [],
  hasSellers: found.sellerId !== null,
  su: found.hadSellout,
  moneyManager: found.isMoneyManager,
  seller: found.sellerId,
  nickname: found.nickname,
});
