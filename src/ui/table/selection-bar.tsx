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
  readonly isAtLeast: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  /** Chosen, but not among the rows that search and filter show: nothing is done with them before they are included. */
  readonly outside: { readonly count: number; readonly onInclude: () => void; readonly onDrop: () => void };
  readonly onDelete: (() => Promise<void>) | undefined;
  readonly actions: ReactNode;
}

/** Over the rows while some are chosen: how many, and what can be done with them. */
export const SelectionBar = ({ count, isAll, total, isAtLeast, onAll, onNone, outside, onDelete, actions }: SelectionBarProps) => {
  const t = useT();
  const [isAsking, ask] = useState(false);
  return (
    <div className="table-selection" role="toolbar" aria-label={t('table.selectedRows')}>
      <span className="table-selection-count">
        <strong>{t('table.number', { n: count, isAtLeast: isAll && isAtLeast })}</strong> {t('table.selectedRows')}
      </span>
      {outside.count > 0 && (
        <span className="table-selection-outside">
          <output>{t('table.outside', { n: outside.count })}</output>
          <Button size="1" variant="ghost" onClick={outside.onInclude}>
            {t('table.includeOutside')}
          </Button>
          <Button size="1" variant="ghost" color="gray" onClick={outside.onDrop}>
            {t('table.dropOutside')}
          </Button>
        </span>
      )}
      {!isAll && count < total && (
        <Button size="1" variant="ghost" onClick={onAll}>
          {t('table.selectAll', { n: total, isAtLeast })}
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
