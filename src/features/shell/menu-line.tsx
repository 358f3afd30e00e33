import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { isAt, type MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';

interface MenuLinkProps {
  /** Path and search, as the server's menu has it: '/publish?status=pending'. */
  readonly link: string;
  readonly className: string;
  readonly title: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The router says by itself that a link leads here. */
const nothingMore = {};

/** A link of the server's menu; the router wants path and search apart, and does not know that one place has several addresses. */
const MenuLink = ({ link, ...rest }: MenuLinkProps) => {
  const [path = '/', search = ''] = link.split('?');
  const isHere = useLocation({ select: ({ pathname }) => isAt(path, pathname) });
  return (
    <Link
      to={path}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      activeOptions={{ exact: path === '/', includeSearch: false }}
      activeProps={nothingMore}
      data-menu-line
      {...rest}
      {...(isHere && { 'aria-current': 'page' as const })}
    />
  );
};

interface MenuLineProps {
  readonly entry: MenuEntry;
  readonly hasIcon?: boolean;
  readonly className?: string;
  readonly onFollow: (() => void) | undefined;
}

/** A line of the menu; one that could not be read leads nowhere. */
export const MenuLine = ({ entry, onFollow, hasIcon = true, className = 'menu-line' }: MenuLineProps) => {
  const face = (
    <>
      {hasIcon && <MenuIcon name={entry.icon} />}
      <span className="menu-name truncate">{entry.name}</span>
      <MenuCount count={entry.count} isOfNotices={entry.isOfNotices} />
    </>
  );
  if (entry.link === null) return <span className={`${className} quiet`}>{face}</span>;
  return (
    <MenuLink link={entry.link} className={className} title={entry.name} onClick={() => onFollow?.()}>
      {face}
    </MenuLink>
  );
};

/** How many, and of what: notices that nobody read are no work that waits. */
export const MenuCount = ({ count, isOfNotices }: Pick<MenuEntry, 'count' | 'isOfNotices'>) => {
  const t = useT();
  if (count === 0) return null;
  const text = t(isOfNotices ? 'shell.unreadNotices' : 'shell.waiting', { count });
  return (
    <span className="menu-count" title={text}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
};
