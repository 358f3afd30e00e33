import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { profileQuery } from '#api/profile.ts';
import { menuQuery, moneyMenuQuery } from '#api/shell.ts';
import type { MenuItem } from '#contract/shell.ts';
import { OutboxChip } from '#features/outbox/outbox-chip.tsx';
import { StorageBanner } from '#features/outbox/storage-banner.tsx';
import { useMenuCounts } from '#features/notifications/use-notifications.ts';
import { linksOf, mergeMenus } from '#features/shell/menu.ts';
import { Shell } from '#features/shell/shell.tsx';
import { menuNameIn } from '#features/shell/menu-name.ts';
import { useLocale } from '#locale/locale.tsx';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { HeaderSearch } from '#palette/header-search.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import { CompanySwitch } from './company-switch-here.tsx';
import { FrameHandlers } from './frame-handlers.tsx';
import { HeaderBell } from './header-bell.tsx';
import { LeaveDialogHere } from './leave-dialog-here.tsx';
import { menuLeadsTo } from './menu-leads-to.ts';
import { useScreenWordsAhead } from './screen-words.ts';
import { FrameProvider, type SignedIn } from './signed-in.ts';
import { TrayWhenHere, useTrayAhead } from './tray-when-here.tsx';
import { useLeave } from './use-leave.ts';
import { useOtherLanguage } from './use-other-language.ts';
import { usePlace } from './use-place.ts';
import { useRouteReload } from './use-route-reload.ts';

const nothing: readonly MenuItem[] = [];

export const SignedInFrame = ({ signedIn }: { readonly signedIn: SignedIn }) => {
  const { locale, t } = useLocale();
  const router = useRouter();
  const { workbench, user, role, capabilities, notices } = signedIn;
  const { api, ledger, queryClient } = workbench;
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const notice = useSyncExternalStore(notices.subscribe, notices.latest);
  const quarantined = useSyncExternalStore(ledger.subscribe, ledger.quarantined);
  const leaving = useLeave(signedIn);
  const { pathname, crumbs, head } = usePlace(role);
  useRouteReload(queryClient);
  useOtherLanguage(queryClient, locale);
  useTrayAhead();
  useScreenWordsAhead();

  // A menu that can not be loaded leaves the frame without lines; the query logs it.
  const { data: general = nothing } = useQuery(menuQuery(api));
  const { data: money = nothing } = useQuery(moneyMenuQuery(api));
  // As they were called at the start, until they called themselves something else.
  const { data: renamed } = useQuery({ ...profileQuery(api), enabled: false });
  // Here before the menu or the palette asks; one that was accepted or opened meanwhile is where to go as well.
  const { data: own } = useQuery({ ...ownCompaniesQuery(api), enabled: user.otherCompanies > 0 });
  const otherCompanies = own ? own.companies.filter(({ state }) => state !== 'here').length : user.otherCompanies;
  const shown = useMemo(
    () => ({ ...user, ...(renamed && { name: renamed.name, nickname: renamed.nickname }), otherCompanies }),
    [user, renamed, otherCompanies],
  );
  const unread = useMenuCounts(user._id);
  const menu = useMemo(() => ({ leadsSomewhere: menuLeadsTo(router), nameOf: menuNameIn(locale, t) }), [router, locale, t]);
  const entries = useMemo(() => mergeMenus(general, money, { ...menu, unread }), [general, money, menu, unread]);
  // Without counts: the palette is not to index its places anew for each notification.
  const links = useMemo(
    () => linksOf(mergeMenus(general, money, { ...menu, unread: null })).map(({ key, name, link, icon }) => ({ key, name, link, icon })),
    [general, money, menu],
  );
  const navigate = useCallback((to: string) => router.history.push(to), [router]);

  const openTray = useCallback(() => setIsTrayOpen(true), []);
  const { leave } = leaving;
  const frame = useMemo(() => ({ ...signedIn, user: shown, openTray, leave }), [signedIn, shown, openTray, leave]);

  return (
    <FrameProvider value={frame}>
      <CommandsProvider navigate={navigate} links={links} path={pathname}>
        <FrameHandlers />
        <CompanySwitch />
        <Shell
          user={shown}
          entries={entries}
          crumbs={crumbs}
          head={head}
          termsUrl={capabilities.termsUrl}
          helpUrl={capabilities.helpUrl}
          search={<HeaderSearch />}
          status={<OutboxChip onOpen={openTray} />}
          bell={<HeaderBell />}
          banner={<StorageBanner isDurable={ledger.isDurable} notice={notice} quarantined={quarantined} />}
          onLeave={leave}
        >
          <Outlet />
        </Shell>
        <Drawer isOpen={isTrayOpen} onClose={() => setIsTrayOpen(false)} title={t('outbox.title')}>
          <TrayWhenHere />
        </Drawer>
      </CommandsProvider>
      <LeaveDialogHere {...leaving.dialog} />
    </FrameProvider>
  );
};
