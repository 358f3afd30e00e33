import type { MessageKey } from '#locale/catalogue.ts';

interface ReadyView {
  readonly name: MessageKey & `palette.view.${string}`;
  /** The place, as it stands in the URL. */
  readonly search: string;
  /** What else people call it, in both languages. */
  readonly aliases: readonly string[];
}

/** What is still to be done, of a list, before anybody saved a view of it. */
export const readyViews: Readonly<Record<string, readonly ReadyView[]>> = {
  sales: [
    {
      name: 'palette.view.notSent',
      search: 'status=paid,invoiced,waiting-shipped',
      aliases: ['pedidos por enviar', 'pedidos a enviar', 'não enviados', 'sales not sent yet', 'orders to send'],
    },
    {
      name: 'palette.view.cancellations',
      search: 'status=pending_cancelled',
      aliases: ['cancelamentos pedidos', 'cancelamentos pendentes', 'cancellation requests', 'pending cancellations'],
    },
  ],
};
