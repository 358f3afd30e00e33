import { LogOut } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import { companyMark, firstName, type ShellUser } from './shell-user.ts';

interface SidebarProps {
  readonly user: ShellUser;
  readonly entries: readonly MenuEntry[];
  readonly termsUrl: string | null;
  readonly onLeave: () => void;
  /** After a line was followed: the drawer closes itself. */
  readonly onFollow?: () => void;
}

export const Sidebar = ({ user, entries, termsUrl, onLeave, onFollow }: SidebarProps) => {
  const t = useT();
  return (
    <>
      <div className="sidebar-user">
        <Avatar name={user.name} picture={user.picture} size={32} />
        <span className="sidebar-label sidebar-who">
          <strong className="truncate">{firstName(user)}</strong>
          <span className="quiet truncate" title={user.company ?? undefined}>
            {companyMark(user)}
          </span>
        </span>
      </div>
      <nav aria-label={t('shell.menu')} className="sidebar-menu">
        <MenuList entries={entries} onFollow={onFollow} />
      </nav>
      <div className="sidebar-foot">
        <button type="button" className="menu-line" onClick={onLeave} title={t('session.leave')}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
          <span className="sidebar-label">{t('session.leave')}</span>
        </button>
        {termsUrl && (
          <a className="sidebar-label sidebar-terms link" href={termsUrl} target="_blank" rel="noreferrer noopener">
            {t('shell.terms')}
          </a>
        )}
      </div>
    </>
  );
};

const MenuList = ({ entries, onFollow }: { readonly entries: readonly MenuEntry[]; readonly onFollow: (() => void) | undefined }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.key}>
        {entry.link === null ? (
          <span className="menu-heading sidebar-label">{entry.name}</span>
        ) : (
          <MenuLine entry={entry} link={entry.link} onFollow={onFollow} />
        )}
        {entry.children.length > 0 && <MenuList entries={entry.children} onFollow={onFollow} />}
      </li>
    ))}
  </ul>
);

const MenuLine = ({
  entry,
  link,
  onFollow,
}: {
  readonly entry: MenuEntry;
  readonly link: string;
  readonly onFollow: (() => void) | undefined;
}) => {
  const t = useT();
  return (
    <MenuLink link={link} className="menu-line" activeProps={{ 'aria-current': 'page' }} title={entry.name} onClick={() => onFollow?.()}>
      <MenuIcon name={entry.icon} />
      <span className="sidebar-label truncate">{entry.name}</span>
      {entry.count > 0 && (
        <span className="menu-count" aria-label={t('shell.unread', { count: entry.count })}>
          {entry.count}
        </span>
      )}
    </MenuLink>
  );
};
