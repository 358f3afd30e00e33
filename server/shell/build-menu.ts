import { isGateOpen, type Visitor } from '#contract/gates.ts';
import type { MenuItem } from '#contract/shell.ts';
import type { MenuLine, MenuViewer } from './menu-table.ts';

const visitorOf = ({ role, hadSellout, isMoneyManager }: MenuViewer): Visitor => ({ role, hadSellout, hadSell: isMoneyManager });

/**
 * The lines that are for this user, without headings that have nothing under them. Whether a screen is there is not asked here:
 * the console knows its own paths, and shows no line that leads nowhere (row NAV-15).
 */
export const buildMenu = (lines: readonly MenuLine[], viewer: MenuViewer, parent: MenuLine | null = null): MenuItem[] =>
  lines
    .filter((line) => line.isFor(viewer) && (line.link === null || isGateOpen(line.link, visitorOf(viewer))))
    .map((line) => ({
      key: line.key,
      keyParent: parent?.key ?? null,
      name: line.name,
      link: line.link ?? '',
      linkParent: parent?.link ?? null,
      child: buildMenu(line.child, viewer, line),
      icon: line.icon,
      title: line.link === null,
      notifyMap: [...line.notifyMap],
      totalNotificationCount: 0,
    }))
    .filter(({ link, child }) => link !== '' || child.length > 0);
