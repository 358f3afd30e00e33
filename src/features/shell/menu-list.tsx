import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { linesUnder, type MenuEntry } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { stepThroughLines } from './menu-keys.ts';
import { MenuCount, MenuLine } from './menu-line.tsx';
import { useOpenGroup } from './use-open-group.ts';

interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly onFollow: (() => void) | undefined;
}

/** The menu as lines under each other; headings open what is under them. */
export const MenuList = ({ entries, onFollow }: MenuListProps) => {
  const { openKey, toggle } = useOpenGroup(entries);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its links, which have the focus
    <ul onKeyDown={stepThroughLines('vertical')}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.children.length > 0 ? (
            <Group entry={entry} isOpen={entry.key === openKey} onToggle={() => toggle(entry.key)} onFollow={onFollow} />
          ) : (
            <MenuLine entry={entry} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
};

interface GroupProps {
  readonly entry: MenuEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFollow: (() => void) | undefined;
}

const Group = ({ entry, isOpen, onToggle, onFollow }: GroupProps) => {
  const id = useId();
  return (
    <>
      <button type="button" className="menu-line" data-menu-line aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <MenuIcon name={entry.icon} />
        <span className="menu-name truncate">{entry.name}</span>
        {!isOpen && <MenuCount count={entry.count} isOfNotices={entry.isOfNotices} />}
        <ChevronRight size={14} aria-hidden className="menu-chevron" />
      </button>
      <ul id={id} className="menu-children" hidden={!isOpen}>
        {isOpen && <UnderGroup entry={entry} onFollow={onFollow} />}
      </ul>
    </>
  );
};

/** A heading that is a place itself is the first of its own lines; what is deeper than two levels is told flat. */
const UnderGroup = ({ entry, onFollow }: Pick<GroupProps, 'entry' | 'onFollow'>) =>
  linesUnder(entry).map((line) => (
    <li key={line.key}>
      <MenuLine entry={line} hasIcon={false} onFollow={onFollow} />
    </li>
  ));
