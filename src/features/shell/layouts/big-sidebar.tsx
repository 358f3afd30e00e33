import { IconButton } from '@radix-ui/themes';
import { FileText, LogOut, PanelLeftClose } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { linesUnder, type MenuEntry } from '../menu.ts';
import { MenuIcon } from '../menu-icon.tsx';
import { stepThroughLines } from '../menu-keys.ts';
import { MenuCount, MenuLine } from '../menu-line.tsx';
import { MenuUser, type MenuProps } from '../sidebar.tsx';
import { useOpenGroup } from '../use-open-group.ts';
import './layouts.css';

/** Layout 'big-sidebar': a large tile per section, and beside them the lines of the section that is open. Made for touch and distance. */
export const BigSidebar = ({ user, entries, termsUrl, onLeave }: MenuProps) => {
  const t = useT();
  const id = useId();
  const { openKey, toggle, close } = useOpenGroup(entries);
  const openTile = useRef<HTMLButtonElement>(null);
  const open = entries.find(({ key }) => key === openKey);
  const closePanel = (): void => {
    openTile.current?.focus();
    close();
  };
  return (
    <aside className="big-sidebar" aria-label={t('shell.menu')}>
      <div className="tiles">
        <MenuUser user={user} size={40} />
        <nav aria-label={t('shell.menu')} className="sidebar-menu">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its tiles */}
          <ul onKeyDown={stepThroughLines('vertical')}>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.children.length > 0 ? (
                  <button
                    type="button"
                    ref={entry.key === openKey ? openTile : undefined}
                    className="tile"
                    data-menu-line
                    aria-expanded={entry.key === openKey}
                    aria-controls={id}
                    onClick={() => toggle(entry.key)}
                  >
                    <MenuIcon name={entry.icon} />
                    <span className="menu-name">{entry.name}</span>
                    <MenuCount count={entry.count} isOfNotices={entry.isOfNotices} />
                  </button>
                ) : (
                  <MenuLine entry={entry} className="tile" onFollow={close} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="sidebar-foot">
          {termsUrl && (
            <a className="tile" href={termsUrl} target="_blank" rel="noreferrer noopener" aria-label={t('shell.terms')}>
              <FileText size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
              <span className="menu-name">{t('shell.termsShort')}</span>
            </a>
          )}
          <button type="button" className="tile" onClick={onLeave}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
            <span className="menu-name">{t('session.leave')}</span>
          </button>
        </div>
      </div>
      {open && <SectionPanel id={id} entry={open} onClose={closePanel} />}
    </aside>
  );
};

interface SectionPanelProps {
  readonly id: string;
  readonly entry: MenuEntry;
  readonly onClose: () => void;
}

const SectionPanel = ({ id, entry, onClose }: SectionPanelProps) => {
  const t = useT();
  const step = stepThroughLines('vertical');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return step(event);
    event.preventDefault();
    onClose();
  };
  return (
    <div id={id} className="tiles-panel">
      <div className="tiles-panel-head">
        <h2 className="tiles-panel-title truncate">{entry.name}</h2>
        <IconButton variant="ghost" color="gray" size="1" aria-label={t('shell.close')} onClick={onClose}>
          <PanelLeftClose size={16} aria-hidden className="flips" />
        </IconButton>
      </div>
      <nav aria-label={entry.name}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its links, Escape goes back to the tile */}
        <ul onKeyDown={onKeyDown}>
          {linesUnder(entry).map((line) => (
            <li key={line.key}>
              <MenuLine entry={line} onFollow={undefined} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
