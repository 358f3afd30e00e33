import { eq } from 'drizzle-orm';
import { registerNotification } from '#contract/notification.ts';
import { ok, refuse } from '#lib/result.ts';
import { seller } from '../db/schema/core.ts';
import { notFound } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { notifySeller } from './notify-seller.ts';

/** POST /notification/register: tells a company that products were reviewed (part 1, section 7). */
export const registerNotificationRoute = writeRoute(registerNotification, async ({ body }, context) => {
  const [found] = await context.tx.select({ id: seller.id }).from(seller).where(eq(seller.id, body.sellerId));
  if (!found) return refuse(notFound());
  await notifySeller(context, { sellerId: found.id, type: body.data.type, message: body.data.message, subject: null });
  return ok({ registered: true });
});
