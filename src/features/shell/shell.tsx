import { lazy, Suspense, useState, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';
import { browserStorage } from '#ui/browser-storage.ts';
import { Drawer } from '#ui/drawer.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { Header, type HeaderProps } from './header.tsx';
import { SideColumn } from './layouts/side-column.tsx';
import { PageHead, type Head } from './page-head.tsx';
import { Sidebar, type MenuProps } from './sidebar.tsx';

/** What had the focus went with the page it stood on: the title of the next one has it then, unless that page gave it to something. */
const useFocusAfterRoute = () => {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement !== document.body) return;
    (main.current?.querySelector<HTMLElement>('.page-title') ?? main.current)?.focus({ preventScroll: true });
  }, [path]);
  return main;
};

/**
 * The thin line at the top while a page is on its way. Its second is in the style sheet: nearly there after one, then full
 * (row NAV-12), and from then on the page's own skeleton speaks. Filters of one page show nothing here.
 */
const LoadingBar = () => {
  const t = useT();
  const isLoading = useRouterState({
    select: ({ isLoading: busy, location, resolvedLocation }) => busy && location.pathname !== resolvedLocation?.pathname,
  });
  if (!isLoading) return null;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag draws itself differently in every browser
  return <div className="loading-bar" role="progressbar" aria-label={t('shell.loading')} />;
};

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
