import type { MessageKey } from '#locale/catalogue.ts';

interface ReadyView {
  readonly name: MessageKey;
  /** The place, as it stands in the URL. */
  readonly search: string;
}

/** What is still to be done, of a list, before anybody saved a view of it. */
export const readyViews: Readonly<Record<string, readonly ReadyView[]>> = {
  sales: [
    { name: 'sales.view.notSent', search: 'status=paid,invoiced,waiting-shipped' },
    { name: 'sales.view.cancellations', search: 'status=pending_cancelled' },
  ],
};
