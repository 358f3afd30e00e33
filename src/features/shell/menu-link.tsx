import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface MenuLinkProps extends Pick<LinkProps, 'activeProps'> {
  /** Path and search, as the server's menu has it: '/publish?status=pending'. */
  readonly link: string;
  readonly className: string;
  readonly title: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A link of the server's menu; the router wants path and search apart. */
export const MenuLink = ({ link, ...rest }: MenuLinkProps) => {
  const [path = '/', search = ''] = link.split('?');
  return (
    <Link
      to={path}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      activeOptions={{ exact: path === '/', includeSearch: false }}
      data-menu-line
      {...rest}
    />
  );
};
