import type { TrackingEvent } from '#api/tracking-event.ts';
import type { Translate } from '#locale/translate.ts';

/** In the carrier's words, or in ours where it had none. */
export const movementTitle = (t: Translate, { status, title }: Pick<TrackingEvent, 'status' | 'title'>): string =>
  status ? t(`tracking.status.${status}`) : title;
