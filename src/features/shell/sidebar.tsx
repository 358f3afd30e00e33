import { FileText, LogOut } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { linesOf, type MenuEntry } from './menu.ts';
import { stepThroughLines } from './menu-keys.ts';
import { MenuLine } from './menu-line.tsx';
import { MenuList } from './menu-list.tsx';
import { companyMark, firstName, type ShellUser } from './shell-user.ts';

export interface MenuProps {
  readonly user: ShellUser;
  readonly entries: readonly MenuEntry[];
  readonly termsUrl: string | null;
  readonly onLeave: () => void;
}

interface SidebarProps extends MenuProps {
  /** Icons alone. */
  readonly isRail?: boolean;
  /** After a line was followed: the drawer closes itself. */
  readonly onFollow?: () => void;
}

export const Sidebar = ({ user, entries, termsUrl, onLeave, onFollow, isRail = false }: SidebarProps) => {
  const t = useT();
  return (
    <>
      <MenuUser user={user} />
      <nav aria-label={t('shell.menu')} className="sidebar-menu">
        {isRail ? <Rail entries={entries} /> : <MenuList entries={entries} onFollow={onFollow} />}
      </nav>
      <div className="sidebar-foot">
        <button type="button" className="menu-line" onClick={onLeave} title={t('session.leave')}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
          <span className="menu-name">{t('session.leave')}</span>
        </button>
        {termsUrl && <Terms url={termsUrl} isRail={isRail} />}
      </div>
    </>
  );
};

/** Avatar, first name, and the first ten characters of the company (row NAV-2). */
export const MenuUser = ({ user, size = 32 }: { readonly user: ShellUser; readonly size?: number }) => (
  <div className="sidebar-user">
    <Avatar name={user.name} picture={user.picture} size={size} />
    <span className="sidebar-who">
      <strong className="truncate">{firstName(user)}</strong>
      <span className="quiet truncate" title={user.company ?? undefined}>
        {companyMark(user)}
      </span>
    </span>
  </div>
);

export const Terms = ({ url, isRail = false }: { readonly url: string; readonly isRail?: boolean }) => {
  const t = useT();
  const text = t('shell.terms');
  return isRail ? (
    <a className="menu-line" href={url} target="_blank" rel="noreferrer noopener" title={text}>
      <FileText size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
      <span className="menu-name">{text}</span>
    </a>
  ) : (
    <a className="sidebar-terms" href={url} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  );
};

const Rail = ({ entries }: { readonly entries: readonly MenuEntry[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its links, which have the focus
  <ul onKeyDown={stepThroughLines('vertical')}>
    {linesOf(entries).map((entry) => (
      <li key={entry.key}>
        <MenuLine entry={entry} onFollow={undefined} />
      </li>
    ))}
  </ul>
);
