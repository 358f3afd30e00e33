import { Button, Checkbox, IconButton } from '@radix-ui/themes';
import { Columns3 } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { FloatingPanel } from '../floating-panel.tsx';
import type { Column } from './column.ts';

interface ColumnsPanelProps<Row> {
  /** In the order in which they stand. */
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  /** What becomes of those that are hidden by then. */
  readonly onHide: (step: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** Null while every column is where and as wide as it was declared. */
  readonly onReset: (() => void) | null;
}

/** 'Ver Colunas': which columns are shown. */
export const ColumnsPanel = <Row,>({ columns, hidden, onHide, onReset }: ColumnsPanelProps<Row>) => {
  const t = useT();
  const set = (id: string, isShown: boolean): void =>
    onHide((before) => (isShown ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  const shown = columns.filter(({ id }) => !hidden.has(id)).length;
  return (
    <FloatingPanel
      label={t('table.showColumns')}
      className="table-panel"
      width={260}
      renderOpener={(opener) => (
        <IconButton variant="soft" color="gray" title={t('table.viewColumns')} aria-label={t('table.viewColumns')} {...opener}>
          <Columns3 size={15} aria-hidden />
        </IconButton>
      )}
    >
      {() => (
        <>
          <div className="table-panel-head">
            <h3>{t('table.showColumns')}</h3>
          </div>
          {columns.map(({ id, title, canHide }) => (
            <label key={id} className="table-choice">
              <Checkbox
                size="1"
                checked={canHide === false || !hidden.has(id)}
                disabled={canHide === false || (shown === 1 && !hidden.has(id))}
                onCheckedChange={(isOn) => set(id, isOn === true)}
              />
              {title}
            </label>
          ))}
          {onReset && (
            <Button size="1" variant="ghost" onClick={onReset}>
              {t('table.resetColumns')}
            </Button>
          )}
        </>
      )}
    </FloatingPanel>
  );
};
