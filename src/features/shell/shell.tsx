import { IconButton } from '@radix-ui/themes';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { browserStorage } from '#ui/browser-storage.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Header, type Crumb } from './header.tsx';
import type { MenuEntry } from './menu.ts';
import type { ShellUser } from './shell-user.ts';
import { Sidebar } from './sidebar.tsx';

/** The specified key; absent means open. */
const DRAWER_KEY = 'drawerOpen';

interface ShellProps {
  readonly user: ShellUser;
  readonly entries: readonly MenuEntry[];
  readonly crumbs: readonly Crumb[];
  readonly termsUrl: string | null;
  readonly helpUrl: string | null;
  readonly search: ReactNode;
  readonly status: ReactNode;
  readonly bell: ReactNode;
  /** Said above everything while it lasts: this computer does not keep what is decided, another tab blocks an update. */
  readonly banner: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The frame of every signed-in screen: menu, header, content. */
export const Shell = ({ user, entries, crumbs, termsUrl, helpUrl, search, status, bell, banner, onLeave, children }: ShellProps) => {
  const t = useT();
  const [isWide, setIsWide] = useState(() => browserStorage.read(DRAWER_KEY) !== 'false');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const toggle = (): void => {
    browserStorage.write(DRAWER_KEY, String(!isWide));
    setIsWide(!isWide);
  };
  const sidebar = { user, entries, termsUrl, onLeave };
  return (
    <div className="shell" data-sidebar={isWide ? 'wide' : 'narrow'}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <aside className="sidebar" aria-label={t('shell.menu')}>
        <IconButton
          className="sidebar-toggle"
          variant="ghost"
          color="gray"
          size="1"
          aria-label={t(isWide ? 'shell.collapse' : 'shell.expand')}
          aria-expanded={isWide}
          onClick={toggle}
        >
          {isWide ? <PanelLeftClose size={16} aria-hidden /> : <PanelLeftOpen size={16} aria-hidden />}
        </IconButton>
        <Sidebar {...sidebar} />
      </aside>
      <Drawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} title={t('shell.menu')} side="left">
        <div className="sidebar-in-drawer">
          <Sidebar {...sidebar} onFollow={() => setIsDrawerOpen(false)} />
        </div>
      </Drawer>
      <div className="shell-main">
        <Header
          user={user}
          crumbs={crumbs}
          helpUrl={helpUrl}
          search={search}
          status={status}
          bell={bell}
          onOpenMenu={() => setIsDrawerOpen(true)}
        />
        {banner}
        <main id="content" className="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
};
