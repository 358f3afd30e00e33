import type { MenuItem } from '#contract/shell.ts';
import type { MenuLine, MenuViewer, Part } from './menu-table.ts';

/** Parts whose screens are there. */
const openParts: ReadonlySet<Part> = new Set(['spine']);

/** The lines this user sees: for them, built, and not a heading without anything under it. */
export const buildMenu = (lines: readonly MenuLine[], viewer: MenuViewer, open = openParts, parent: MenuLine | null = null): MenuItem[] =>
  lines
    .filter((line) => open.has(line.part) && line.isFor(viewer))
    .map((line) => ({
      key: line.key,
      keyParent: parent?.key ?? null,
      name: line.name,
      link: line.link ?? '',
      linkParent: parent?.link ?? null,
      child: buildMenu(line.child, viewer, open, line),
      icon: line.icon,
      title: line.link === null,
      notifyMap: [...line.notifyMap],
      totalNotificationCount: 0,
    }))
    .filter(({ link, child }) => link !== '' || child.length > 0);
