import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isAt } from './menu.ts';

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
export const MenuLink = ({ link, ...rest }: MenuLinkProps) => {
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
