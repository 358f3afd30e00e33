import { IconButton } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleHelp, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';
import { greetingName, type ShellUser } from './shell-user.ts';
import { useScrolled } from './use-scrolled.ts';

/** Past this the header darkens (spec 1, section 9). */
const SCROLLED_PX = 30;

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

interface HeaderProps {
  readonly user: ShellUser;
  /** From the outermost route to this one; none on the home page, which greets instead. */
  readonly crumbs: readonly Crumb[];
  readonly helpUrl: string | null;
  readonly search: ReactNode;
  /** Connection and what waits to be sent. */
  readonly status: ReactNode;
  /** Notifications: the bell and its panel. */
  readonly bell: ReactNode;
  readonly onOpenMenu: () => void;
}

export const Header = ({ user, crumbs, helpUrl, search, status, bell, onOpenMenu }: HeaderProps) => {
  const t = useT();
  const isScrolled = useScrolled(SCROLLED_PX);
  return (
    <header className="header" data-scrolled={isScrolled}>
      <IconButton className="header-menu" variant="ghost" color="gray" size="2" aria-label={t('shell.openMenu')} onClick={onOpenMenu}>
        <Menu size={18} aria-hidden />
      </IconButton>
      <div className="header-where">
        {crumbs.length === 0 ? (
          <p className="header-title">{t('shell.greeting', { name: greetingName(user) })}</p>
        ) : (
          <Breadcrumb crumbs={crumbs} />
        )}
      </div>
      <div className="header-search">{search}</div>
      <div className="header-tools">
        {status}
        {bell}
        {helpUrl && (
          <IconButton asChild variant="ghost" color="gray" size="2" className="look-toggle">
            <a href={helpUrl} target="_blank" rel="noreferrer noopener" aria-label={t('shell.help')}>
              <CircleHelp size={16} aria-hidden />
            </a>
          </IconButton>
        )}
        <LookToggles />
        <Link to="/settings" className="header-user">
          <Avatar name={user.name} picture={user.picture} />
          <span className="visually-hidden">{t('shell.profile', { name: user.name })}</span>
          <span className="header-who" aria-hidden>
            <span className="truncate">{user.name}</span>
            {user.company && <span className="quiet truncate">{user.company}</span>}
          </span>
        </Link>
      </div>
    </header>
  );
};

const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const t = useT();
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('shell.breadcrumb')}>
      <ol className="crumbs">
        {crumbs.map(({ title, path }, at) => (
          <li key={path} className="crumb" aria-current={at === last ? 'page' : undefined}>
            {at === last ? <span className="truncate">{title}</span> : <Link to={path}>{title}</Link>}
            {at < last && <ChevronRight size={14} aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
};
