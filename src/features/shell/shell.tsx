import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { browserStorage } from '#ui/browser-storage.ts';
import { Drawer } from '#ui/drawer.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { Header, type HeaderProps } from './header.tsx';
import { SideColumn } from './layouts/side-column.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageHead, type Head } from './page-head.tsx';
import { useFocusAfterRoute } from './use-focus-after-route.ts';
import { Sidebar, type MenuProps } from './sidebar.tsx';

/**
 * Three of the four layouts come when somebody chose them. One that does not arrive (offline) leaves its place empty, and the
 * header offers the drawer instead: see '.header-menu'.
 */
const layoutChunk = (load: () => Promise<ComponentType<MenuProps>>) =>
  lazy<ComponentType<MenuProps>>(async () => ({ default: await load().catch(() => Nothing) }));
const Nothing = (): ReactNode => null;
const BigSidebar = layoutChunk(async () => (await import('./layouts/big-sidebar.tsx')).BigSidebar);
const TopNavigation = layoutChunk(async () => (await import('./layouts/top-navigation.tsx')).TopNavigation);
const MegaMenu = layoutChunk(async () => (await import('./layouts/mega-menu.tsx')).MegaMenu);

/** The specified key; absent means open. */
const DRAWER_KEY = 'drawerOpen';

interface ShellProps extends MenuProps, Omit<HeaderProps, 'onOpenMenu' | 'lead'> {
  readonly head: Head;
  /** Said above everything while it lasts: this computer does not keep what is decided, another tab blocks an update. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every signed-in screen: menu, header, content. Under 992 px every layout is the header and a drawer. */
export const Shell = ({ user, entries, termsUrl, onLeave, head, banner, children, ...header }: ShellProps) => {
  const t = useT();
  const { layout } = usePreferences();
  const [isWide, setIsWide] = useState(() => browserStorage.read(DRAWER_KEY) !== 'false');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const toggle = (): void => {
    browserStorage.write(DRAWER_KEY, String(!isWide));
    setIsWide(!isWide);
  };
  const menu = { user, entries, termsUrl, onLeave };
  const main = useFocusAfterRoute();
  return (
    <div className="shell" data-layout={layout} data-sidebar={isWide ? 'wide' : 'narrow'}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      {layout === 'sidebar' && <SideColumn {...menu} isWide={isWide} onToggle={toggle} />}
      {layout === 'big-sidebar' && (
        <Suspense fallback={<div className="tiles" />}>
          <BigSidebar {...menu} />
        </Suspense>
      )}
      <Drawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} title={t('shell.menu')} side="left">
        <div className="sidebar-in-drawer">
          <Sidebar {...menu} onFollow={() => setIsDrawerOpen(false)} />
        </div>
      </Drawer>
      <div className="shell-main" data-head={head.kind === 'title' && head.isHidden ? 'hidden' : head.kind}>
        <div className="shell-top">
          <Header
            {...header}
            user={user}
            lead={
              layout === 'mega-menu' && (
                <Suspense fallback={null}>
                  <MegaMenu {...menu} />
                </Suspense>
              )
            }
            onOpenMenu={() => setIsDrawerOpen(true)}
          />
          {layout === 'top-navigation' && (
            <Suspense fallback={<div className="top-bar" />}>
              <TopNavigation {...menu} />
            </Suspense>
          )}
        </div>
        {banner}
        <main ref={main} id="content" className="shell-page" tabIndex={-1}>
          <LoadingBar />
          <PageHead head={head} user={user} />
          <div className="content">{children}</div>
        </main>
      </div>
    </div>
  );
};
