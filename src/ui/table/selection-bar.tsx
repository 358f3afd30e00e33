import { Button } from '@radix-ui/themes';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { DeleteRecordsDialog } from '../delete-records-dialog.tsx';

interface SelectionBarProps {
  readonly count: number;
  /** All that match are meant already. */
  readonly isAll: boolean;
  readonly total: number;
  /** Are there so many or more? */
  readonly isOpen: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onDelete: (() => Promise<void>) | undefined;
  readonly actions: ReactNode;
}

/** Over the rows while some are chosen: how many, and what can be done with them. */
export const SelectionBar = ({ count, isAll, total, isOpen, onAll, onNone, onDelete, actions }: SelectionBarProps) => {
  const t = useT();
  const [isAsking, ask] = useState(false);
  return (
    <div className="table-selection" role="toolbar" aria-label={t('table.selectedRows')}>
      <span className="table-selection-count">
        <strong>{t(isAll && isOpen ? 'table.atLeast' : 'table.number', { n: count })}</strong> {t('table.selectedRows')}
      </span>
      {!isAll && (count < total || isOpen) && (
        <Button size="1" variant="ghost" onClick={onAll}>
          {t('table.selectAll', { n: total, isOpen })}
        </Button>
      )}
      <Button size="1" variant="ghost" color="gray" onClick={onNone}>
        {t('table.clear')}
      </Button>
      <span className="table-selection-actions">
        {actions}
        {onDelete && (
          <Button
            size="1"
            variant="soft"
            color="red"
            title={t('table.deleteSelected')}
            aria-label={t('table.deleteSelected')}
            onClick={() => ask(true)}
          >
            <Trash2 size={14} aria-hidden /> {t('table.delete')}
          </Button>
        )}
      </span>
      {onDelete && <DeleteRecordsDialog open={isAsking} onOpenChange={ask} onConfirm={onDelete} />}
    </div>
  );
};
