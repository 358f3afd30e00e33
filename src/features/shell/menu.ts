import { isUnder } from '#contract/gates.ts';
import { WorkKind } from '#contract/notification.ts';
import { unreadableLink, type MenuItem } from '#contract/shell.ts';

/** A line of the menu, ready to draw. */
export interface MenuEntry {
  readonly key: string;
  readonly name: string;
  /** Null for a heading that only holds others, and for a line that could not be read. */
  readonly link: string | null;
  readonly icon: string;
  /** Unread notifications and waiting work that count toward it and toward what is under it; 0 shows nothing. */
  readonly count: number;
  /** What is counted are notices alone: reading them ends the count, whatever waits. */
  readonly isOfNotices: boolean;
  readonly children: readonly MenuEntry[];
}

const flatten = (items: readonly MenuItem[], parent: string | null = null): MenuItem[] =>
  items.flatMap((item) => [{ ...item, keyParent: item.keyParent ?? parent }, ...flatten(item.child, item.key)]);

/** Unread notifications by type; null while they are not known, and then the server's own counts stand. */
export type Unread = ReadonlyMap<string, number>;

const countOf = ({ notifyMap, totalNotificationCount }: MenuItem, unread: Unread | null): number =>
  unread === null ? totalNotificationCount : notifyMap.reduce((sum, type) => sum + (unread.get(type) ?? 0), 0);

const work: ReadonlySet<string> = new Set(WorkKind.options);

/** What the specification puts under Financeiro: the money menu comes apart and stands before the first of these. */
const afterMoney: ReadonlySet<string> = new Set(['/report', '/settings', '/users', '/reputation']);

const withMoney = (general: readonly MenuItem[], money: readonly MenuItem[]): readonly MenuItem[] => {
  const at = general.findIndex(({ link }) => afterMoney.has(link));
  return at === -1 ? [...general, ...money] : general.toSpliced(at, 0, ...money);
};

interface MenuRules {
  readonly leadsSomewhere: (link: string) => boolean;
  readonly unread: Unread | null;
  readonly nameOf: (item: Pick<MenuItem, 'key' | 'name'>) => string;
}

/**
 * The general menu and the money menu as one, in the specified order (row NAV-1).
 *
 * Counts are summed anew from the unread notifications of each item's `notifyMap` (row NAV-2).
 *
 * What the server sends is not trusted: a loop of parents, a second item of the same key, a link out of the console or to a
 * place that `leadsSomewhere` denies are left out, so that the menu holds no dead link (row NAV-15).
 */
export const mergeMenus = (
  general: readonly MenuItem[],
  money: readonly MenuItem[],
  { leadsSomewhere, unread, nameOf }: MenuRules,
): readonly MenuEntry[] => {
  const items = new Map<string, MenuItem>();
  for (const item of flatten(withMoney(general, money))) if (!items.has(item.key)) items.set(item.key, item);

  const entriesUnder = (parent: string | null): MenuEntry[] =>
    [...items.values()]
      .filter(({ keyParent }) => (keyParent !== null && items.has(keyParent) ? keyParent : null) === parent)
      .flatMap((item) => entryOf(item));

  const entryOf = (item: MenuItem): MenuEntry[] => {
    const children = entriesUnder(item.key);
    const link = /^\/(?!\/)/u.test(item.link) && leadsSomewhere(item.link) ? item.link : null;
    if (link === null && children.length === 0 && item.link !== unreadableLink) return [];
    const count = children.reduce((sum, child) => sum + child.count, countOf(item, unread));
    const isOfNotices = !item.notifyMap.some((type) => work.has(type)) && children.every((child) => child.isOfNotices);
    return [{ key: item.key, name: nameOf(item), link, icon: item.icon ?? '', count, isOfNotices, children }];
  };

  return entriesUnder(null);
};

/** Every line that leads somewhere, headings left out: what the header search looks through. */
export const linksOf = (entries: readonly MenuEntry[]): readonly (MenuEntry & { readonly link: string })[] =>
  entries.flatMap(({ link, ...entry }) => [...(link === null ? [] : [{ ...entry, link }]), ...linksOf(entry.children)]);

/** Where the menu's address is one of several, or what is opened from it has another (decision 4; part 1, section 2). */
const otherPaths: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/sale': ['/general', '/detail'],
  '/mediation': ['/mediationdetail'],
};

/** Does the page at `pathname` stand at this path or below it, by whatever address? */
export const isAt = (path: string, pathname: string): boolean =>
  path === '/' ? pathname === '/' : [path, ...(otherPaths[path] ?? [])].some((each) => isUnder(pathname, each));

/** Does the page at `pathname` stand under this entry or one of its own? */
export const holds = ({ link, children }: MenuEntry, pathname: string): boolean => {
  const [path = ''] = link?.split('?') ?? [];
  return (path !== '' && isAt(path, pathname)) || children.some((child) => holds(child, pathname));
};

/** The lines of an open heading: itself first when it is a place, then everything under it, told flat. */
export const linesUnder = (entry: MenuEntry): readonly MenuEntry[] => [
  ...(entry.link === null ? [] : [{ ...entry, link: entry.link, count: 0, children: [] }]),
  ...linesOf(entry.children),
];

/** Headings left out; one that could not be read is a line too. */
export const linesOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [...(entry.link === null && entry.children.length > 0 ? [] : [entry]), ...linesOf(entry.children)]);
