import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { integrationsQuery } from '#api/integrations.ts';
import { problemMessage } from '#api/problem-message.ts';
import { beginConnecting, disconnectMarketplaceAccount, type ConnectionState } from '#contract/marketplace-account.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { Handler } from '#commands/command.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { NoticeDialog } from '#ui/notice-dialog.tsx';
import { safeHref } from '#ui/safe-href.ts';
import { toast } from '#ui/toast.tsx';
import { begunConnecting, type ConnectTarget } from './begun-connecting.ts';

/** What of an account connecting goes by. */
export interface Connectable {
  readonly _id: string;
  readonly name: string;
  readonly connection: ConnectionState;
}

interface Connecting {
  /** The browser goes to the marketplace's own page. */
  readonly connect: (target: ConnectTarget) => Promise<void>;
  /** By command: what can be done with the connection of this account as it stands. */
  readonly actsOf: (account: Connectable) => Readonly<Record<string, Handler>>;
  /** To be shown by the page that asks for them. */
  readonly dialogs: ReactNode;
}

/** Connecting, authorizing again and disconnecting; nothing of it waits in the outbox, for the marketplace's page is somebody else's. */
export const useConnecting = (): Connecting => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const [missing, setMissing] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Connectable | null>(null);

  const connect = async (target: ConnectTarget): Promise<void> => {
    const begun = await api.send(beginConnecting, { body: target });
    if (begun.ok) {
      const href = safeHref(begun.value.url, location.origin);
      if (href === null) return void toast.error(t('connecting.failed'));
      begunConnecting.note(target);
      location.assign(href);
      return;
    }
    const said = problemMessage(begun.error);
    if (begun.error.type === 'Refused' && begun.error.body.code === 'unsupported') setMissing(said ?? '');
    else toast.error(said ?? t('connecting.failed'));
  };

  const disconnect = async ({ _id }: Connectable): Promise<void> => {
    const done = await api.send(disconnectMarketplaceAccount, { params: { id: _id } });
    if (!done.ok) toast.error(problemMessage(done.error) ?? t('connecting.disconnectUnheard'));
    else if (done.value.isRevokedThere) toast.success(t('connecting.disconnected'));
    else toast.error(t('connecting.notHeard'));
    await queryClient.invalidateQueries(integrationsQuery(api));
  };

  const actsOf = (account: Connectable): Readonly<Record<string, Handler>> => {
    const authorize = (): Promise<void> => connect({ accountId: account._id });
    return account.connection === 'connected' || account.connection === 'reauthorize'
      ? { 'marketplace.reauthorize': authorize, 'marketplace.disconnect': () => setLeaving(account) }
      : { 'marketplace.connect': authorize };
  };

  const dialogs = (
    <>
      <NoticeDialog open={missing !== null} onOpenChange={() => setMissing(null)} title={t('connecting.missing')}>
        <p>{missing}</p>
        <p>{t('connecting.missingHow')}</p>
      </NoticeDialog>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(null)}
          title={t('marketplace.disconnect')}
          question={t('connecting.disconnectQuestion', { name: leaving.name })}
          confirm={t('marketplace.disconnect')}
          tone="danger"
          onConfirm={() => disconnect(leaving)}
        />
      )}
    </>
  );
  return { connect, actsOf, dialogs };
};
