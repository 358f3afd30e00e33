import { IconButton } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleHelp, House, Menu } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';
import { AccountButton } from './account-button.tsx';
import { HeaderWho } from './header-who.tsx';
import type { ShellUser } from './shell-user.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Is the page scrolled past `threshold` pixels? Renders only when the answer changes. */
const useScrolled = (threshold: number): boolean => useSyncExternalStore(subscribe, () => scrollY > threshold);

/** Spec 1, section 9. Past the first the header darkens; past the second, when the title is gone under it, it casts a shadow. */
const DARKER_PX = 30;
const LIFTED_PX = 40;

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

export interface HeaderProps {
  readonly user: ShellUser;
  /** From the outermost route to this one; none on the home page, which greets under the header instead. */
  readonly crumbs: readonly Crumb[];
  readonly helpUrl: string | null;
  readonly search: ReactNode;
  /** Connection and what waits to be sent. */
  readonly status: ReactNode;
  /** Notifications: the bell and its panel. */
  readonly bell: ReactNode;
  /** The button of a layout that has its menu in the header. */
  readonly lead: ReactNode;
  readonly onOpenMenu: () => void;
}

export const Header = ({ user, crumbs, helpUrl, search, status, bell, lead, onOpenMenu }: HeaderProps) => {
  const t = useT();
  const [isDarker, isLifted] = [useScrolled(DARKER_PX), useScrolled(LIFTED_PX)];
  return (
    <header className="header" data-scrolled={isDarker} data-lifted={isLifted}>
      <IconButton className="header-menu" variant="ghost" color="gray" size="2" aria-label={t('shell.openMenu')} onClick={onOpenMenu}>
        <Menu size={18} aria-hidden />
      </IconButton>
      <div className="header-where">
        {lead}
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
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
        {user.otherCompanies ? (
          <AccountButton user={user} />
        ) : (
          <Link to="/settings" className="header-user">
            <HeaderWho user={user} label={t('shell.profile', { name: user.name })} />
          </Link>
        )}
      </div>
    </header>
  );
};

const exactly = { exact: true };

const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const t = useT();
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('shell.breadcrumb')}>
      <ol className="crumbs">
        <li className="crumb crumb-home">
          <Link to="/" aria-label={t('shell.title.home')}>
            <House size={15} strokeWidth={1.75} aria-hidden />
          </Link>
          <ChevronRight size={14} aria-hidden className="flips" />
        </li>
        {crumbs.map(({ title, path }, at) => (
          <li key={path} className="crumb" aria-current={at === last ? 'page' : undefined}>
            {at === last ? (
              <span className="truncate">{title}</span>
            ) : (
              // Above the page is not the page: the router would call both current.
              <Link to={path} activeOptions={exactly} className="truncate">
                {title}
              </Link>
            )}
            {at < last && <ChevronRight size={14} aria-hidden className="flips" />}
          </li>
        ))}
      </ol>
    </nav>
  );
};
