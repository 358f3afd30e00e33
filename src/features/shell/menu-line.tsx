import { useT } from '#locale/locale.tsx';
import type { MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';

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
