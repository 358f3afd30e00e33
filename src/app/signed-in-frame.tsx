import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { menuQuery, moneyMenuQuery } from '#api/shell.ts';
import { CommandsProvider } from '#commands/commands-provider.tsx';
import { HeaderSearch } from '#commands/palette/header-search.tsx';
import { useOutboxStatus } from '#commands/workbench.tsx';
import type { MenuItem } from '#contract/shell.ts';
import { OutboxChip } from '#features/outbox/outbox-chip.tsx';
import { StorageBanner } from '#features/outbox/storage-banner.tsx';
import { Tray } from '#features/outbox/tray.tsx';
import { LeaveDialog } from '#features/session/leave-dialog.tsx';
import { linksOf, mergeMenus } from '#features/shell/menu.ts';
import { Shell } from '#features/shell/shell.tsx';
import { useT } from '#locale/locale.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { downloadLog } from './download-log.ts';
import { FrameHandlers } from './frame-handlers.tsx';
import { loadBase } from './load-base.ts';
import { menuLeadsTo } from './menu-leads-to.ts';
import { FrameProvider, type SignedIn } from './signed-in.ts';
import { useCrumbs } from './use-crumbs.ts';
import { useLeave } from './use-leave.ts';

const nothing: readonly MenuItem[] = [];

export const SignedInFrame = ({ signedIn }: { readonly signedIn: SignedIn }) => {
  const t = useT();
  const router = useRouter();
  const { workbench, user, role, capabilities, notices } = signedIn;
  const { api, ledger, queryClient } = workbench;
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const status = useOutboxStatus();
  const notice = useSyncExternalStore(notices.subscribe, notices.latest);
  const quarantined = useSyncExternalStore(ledger.subscribe, ledger.quarantined);
  const leaving = useLeave(signedIn);
  const crumbs = useCrumbs(role);

  // A menu that can not be loaded leaves the frame without lines; everything stays reachable by palette and address (row NAV-1).
  const { data: general = nothing } = useQuery(menuQuery(api));
  const { data: money = nothing } = useQuery(moneyMenuQuery(api));
  const entries = useMemo(() => mergeMenus(general, money, menuLeadsTo(router), null), [general, money, router]);
  const links = useMemo(
    () => linksOf(entries).flatMap(({ key, name, link, icon }) => (link === null ? [] : [{ key, name, link, icon }])),
    [entries],
  );
  const navigate = useCallback((to: string) => router.history.push(to), [router]);

  const openTray = useCallback(() => setIsTrayOpen(true), []);
  const { leave } = leaving;
  const frame = useMemo(
    () => ({ ...signedIn, openTray, leave, exportLog: () => void downloadLog(ledger) }),
    [signedIn, openTray, leave, ledger],
  );

  return (
    <FrameProvider value={frame}>
      <CommandsProvider navigate={navigate} links={links}>
        <FrameHandlers />
        <Shell
          user={user}
          entries={entries}
          crumbs={crumbs}
          termsUrl={capabilities.termsUrl}
          helpUrl={capabilities.helpUrl}
          search={<HeaderSearch />}
          status={<OutboxChip status={status} onOpen={openTray} />}
          bell={null}
          banner={<StorageBanner isDurable={ledger.isDurable} notice={notice} quarantined={quarantined} />}
          onLeave={leave}
        >
          <Outlet />
        </Shell>
        <Drawer isOpen={isTrayOpen} onClose={() => setIsTrayOpen(false)} title={t('outbox.title')}>
          <Tray status={status} loadBase={(subject) => loadBase(queryClient, api, subject)} />
        </Drawer>
      </CommandsProvider>
      <LeaveDialog {...leaving.dialog} />
    </FrameProvider>
  );
};
