import { useT } from '#locale/locale.tsx';
import type { MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';

interface MenuLineProps {
  readonly entry: MenuEntry;
  readonly link: string;
  readonly hasIcon?: boolean;
  readonly className?: string;
  readonly onFollow: (() => void) | undefined;
}

/** A line of the menu that leads somewhere. */
export const MenuLine = ({ entry, link, onFollow, hasIcon = true, className = 'menu-line' }: MenuLineProps) => (
  <MenuLink link={link} className={className} title={entry.name} onClick={() => onFollow?.()}>
    {hasIcon && <MenuIcon name={entry.icon} />}
    <span className="menu-name truncate">{entry.name}</span>
    <MenuCount count={entry.count} />
  </MenuLink>
);

export const MenuCount = ({ count }: { readonly count: number }) => {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="menu-count">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('shell.waiting', { count })}</span>
    </span>
  );
};
