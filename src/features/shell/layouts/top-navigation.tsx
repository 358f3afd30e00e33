import { ChevronDown, LogOut } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';
import { holds, linesUnder, type MenuEntry } from '../menu.ts';
import { MenuIcon } from '../menu-icon.tsx';
import { stepThroughLines } from '../menu-keys.ts';
import { MenuCount, MenuLine } from '../menu-line.tsx';
import { Terms, type MenuProps } from '../sidebar.tsx';
import { usePopover } from './use-popover.ts';
import './layouts.css';

/** Layout 'top-navigation': the sections side by side under the header, their lines in a panel under each. */
export const TopNavigation = ({ entries, termsUrl, onLeave }: MenuProps) => {
  const t = useT();
  return (
    <div className="top-bar">
      <nav aria-label={t('shell.menu')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its links */}
        <ul className="top-lines" onKeyDown={stepThroughLines('horizontal')}>
          {entries.map((entry) => (
            <li key={entry.key}>
              {entry.children.length > 0 ? (
                <TopGroup entry={entry} />
              ) : (
                <MenuLine entry={entry} className="top-line" onFollow={undefined} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="top-end">
        {termsUrl && <Terms url={termsUrl} />}
        <button type="button" className="top-line" onClick={onLeave}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden className="menu-icon flips" />
          <span className="menu-name">{t('session.leave')}</span>
        </button>
      </div>
    </div>
  );
};

const TopGroup = ({ entry }: { readonly entry: MenuEntry }) => {
  const id = useId();
  const { button, panel, place, enter, close } = usePopover();
  const isHere = useLocation({ select: ({ pathname }) => holds(entry, pathname) });
  return (
    <>
      <button type="button" ref={button} className="top-line" data-menu-line data-here={isHere} popoverTarget={id} onKeyDown={enter}>
        <MenuIcon name={entry.icon} />
        <span className="menu-name truncate">{entry.name}</span>
        <MenuCount count={entry.count} isOfNotices={entry.isOfNotices} />
        <ChevronDown size={14} aria-hidden className="menu-chevron" />
      </button>
      <div id={id} ref={panel} popover="auto" className="top-panel" onBeforeToggle={place}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its links */}
        <ul onKeyDown={stepThroughLines('vertical')}>
          {linesUnder(entry).map((line) => (
            <li key={line.key}>
              <MenuLine entry={line} onFollow={close} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
