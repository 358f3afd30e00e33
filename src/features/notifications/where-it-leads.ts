import type { Notification } from '#contract/notification.ts';
import { pageOf } from '#entities/page-of.ts';

/**
 * The address of what a notification is about; null where it names nothing that has one. Questions are answered, and products looked after,
 * among the others (row NAV-8).
 */
export const whereItLeads = ({ notificationType, subject }: Pick<Notification, 'notificationType' | 'subject'>): string | null => {
  if (notificationType === 'meliQuestion') return '/message';
  const page = pageOf(subject ?? '');
  if (page !== null) return page;
  return notificationType === 'SkuOutOfService' ? '/publish' : null;
};
