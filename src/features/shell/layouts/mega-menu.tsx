import { LayoutGrid, LogOut } from 'lucide-react';
import { useId } from 'react';
import { useT } from '#locale/locale.tsx';
import { linesUnder, type MenuEntry } from '../menu.ts';
import { stepThroughLines } from '../menu-keys.ts';
import { MenuCount, MenuLine } from '../menu-line.tsx';
import { MenuUser, Terms, type MenuProps } from '../sidebar.tsx';
import { usePopover } from './use-popover.ts';
import './layouts.css';

/** Layout 'mega-menu': nothing beside the page; one button opens every place there is, section by section. */
export const MegaMenu = ({ user, entries, termsUrl, onLeave }: MenuProps) => {
  const t = useT();
  const id = useId();
  const { button, panel, place, enter, close } = usePopover();
  const plain = entries.filter(({ children }) => children.length === 0);
  const groups = entries.filter(({ children }) => children.length > 0);
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <div className="mega">
      <button type="button" ref={button} className="mega-button" popoverTarget={id} onKeyDown={enter}>
        <LayoutGrid size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
        <span className="menu-name">{t('shell.menu')}</span>
        <MenuCount count={count} isOfNotices={entries.every((entry) => entry.isOfNotices)} />
      </button>
      <div id={id} ref={panel} popover="auto" className="mega-panel" onBeforeToggle={place}>
        <nav aria-label={t('shell.menu')}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows step through its links */}
          <div className="mega-columns" onKeyDown={stepThroughLines('vertical')}>
            {plain.length > 0 && <Column title={t('shell.general')} lines={plain} onFollow={close} />}
            {groups.map((entry) => (
              <Column key={entry.key} title={entry.name} lines={linesUnder(entry)} onFollow={close} />
            ))}
          </div>
        </nav>
        <div className="mega-foot">
          <MenuUser user={user} />
          {termsUrl && <Terms url={termsUrl} />}
          <button type="button" className="top-line" onClick={onLeave}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden className="menu-icon flips" />
            <span className="menu-name">{t('session.leave')}</span>
          </button>
        </div>
      </div>
    </div>
  );
};

interface ColumnProps {
  readonly title: string;
  readonly lines: readonly MenuEntry[];
  readonly onFollow: () => void;
}

const Column = ({ title, lines, onFollow }: ColumnProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mega-column">
      <h2 id={id} className="mega-title">
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <MenuLine entry={line} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
};
