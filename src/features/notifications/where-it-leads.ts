import type { Notification } from '#contract/notification.ts';

/** The page of one thing, by the kind before the colon of a subject. */
const pages: Readonly<Record<string, string>> = { order: '/detail', mediation: '/mediationdetail', listing: '/publish' };

/**
 * The address of what a notification is about; null where it names nothing that has one. Questions are answered, and products looked after,
 * among the others (row NAV-8).
 */
export const whereItLeads = ({ notificationType, subject }: Pick<Notification, 'notificationType' | 'subject'>): string | null => {
  if (notificationType === 'meliQuestion') return '/message';
  const [kind = '', id = ''] = (subject ?? '').split(/:(.*)/u);
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  if (page && id !== '') return `${page}/${encodeURIComponent(id)}`;
  return notificationType === 'SkuOutOfService' ? '/publish' : null;
};
