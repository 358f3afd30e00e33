import { IconButton } from '@radix-ui/themes';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { Sidebar, type MenuProps } from '../sidebar.tsx';

interface SideColumnProps extends MenuProps {
  readonly isWide: boolean;
  readonly onToggle: () => void;
}

/** Layout 'sidebar': a column of lines beside the page, or of icons alone. */
export const SideColumn = ({ isWide, onToggle, ...menu }: SideColumnProps) => {
  const t = useT();
  return (
    <aside className="sidebar" aria-label={t('shell.menu')}>
      <IconButton
        className="sidebar-toggle"
        variant="ghost"
        color="gray"
        size="1"
        aria-label={t(isWide ? 'shell.collapse' : 'shell.expand')}
        aria-expanded={isWide}
        onClick={onToggle}
      >
        {isWide ? <PanelLeftClose size={16} aria-hidden className="flips" /> : <PanelLeftOpen size={16} aria-hidden className="flips" />}
      </IconButton>
      <Sidebar {...menu} isRail={!isWide} />
    </aside>
  );
};
