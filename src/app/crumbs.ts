import type { MessageKey } from '#locale/catalogue.ts';

/** One step of the breadcrumb. The last one of a page leads nowhere: its path is ''. */
export interface Crumb {
  readonly title: Extract<MessageKey, `shell.title.${string}`>;
  readonly path: string;
}

/** Row NAV-12: neither title nor breadcrumb here. */
const bare: ReadonlySet<string> = new Set(['/app', '/app/crm-dashboard', '/app/crypto-dashboard']);
const homes: ReadonlySet<string> = new Set(['/', '/app']);

/** What the frame says of a page: where it stands, its title in the tab, and its title over the page. */
export interface Place {
  readonly crumbs: readonly Crumb[];
  readonly tabTitle: Crumb['title'];
  readonly head:
    | { readonly kind: 'title'; readonly title: Crumb['title']; readonly isHidden: boolean }
    | { readonly kind: 'greeting' }
    | { readonly kind: 'none' };
}

/**
 * @param crumbs of the route on screen, outermost first: the last names the last segment of the path.
 * @param isFilled the screen fills the window and needs every line of it (decision 0014).
 * @param isTitled the screen names what it shows itself.
 */
export const placeOf = (pathname: string, crumbs: readonly Crumb[], isFilled: boolean, isTitled = false): Place => {
  const title = crumbs.at(-1)?.title;
  const tabTitle = title ?? 'shell.title.home';
  if (homes.has(pathname)) return { crumbs: [], tabTitle, head: { kind: 'greeting' } };
  if (bare.has(pathname)) return { crumbs: [], tabTitle, head: { kind: 'none' } };
  return { crumbs, tabTitle, head: title && !isFilled ? { kind: 'title', title, isHidden: isTitled } : { kind: 'none' } };
};
