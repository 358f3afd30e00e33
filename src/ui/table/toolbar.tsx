import { Button, IconButton } from '@radix-ui/themes';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '../busy-button.tsx';
import { leavesFocus } from '../leaves-focus.ts';
import type { Column } from './column.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { TableQuery } from './query.ts';
import { SearchBox } from './search-box.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { Progress } from './use-download.ts';
import type { ChangeQuery } from './use-table-query.ts';

interface ToolbarProps<Row> {
  /** In the order in which they stand. */
  readonly columns: readonly Column<Row>[];
  readonly query: TableQuery;
  readonly change: ChangeQuery;
  readonly searchLabel: string | undefined;
  readonly isNarrow: boolean;
  readonly onResetColumns: (() => void) | null;
  readonly download: { readonly progress: Progress | null; readonly start: () => Promise<void>; readonly cancel: () => void } | null;
  readonly print: { readonly isPreparing: boolean; readonly start: () => Promise<void> } | null;
  /** Saved views and whatever else the caller has. */
  readonly children: ReactNode;
}

const cancelGone = leavesFocus(null, '.table-download-tool');

const DownloadProgress = ({ progress, onCancel }: { readonly progress: Progress; readonly onCancel: () => void }) => {
  const t = useT();
  const name = t('table.downloading', { n: progress.done, of: progress.of });
  return (
    <span className="table-progress">
      <progress value={progress.done} max={Math.max(1, progress.of)} aria-label={name} />
      <span className="quiet">{name}</span>
      <Button ref={cancelGone} size="1" variant="ghost" color="gray" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </span>
  );
};

export const Toolbar = <Row,>(props: ToolbarProps<Row>) => {
  const { columns, query, change, searchLabel, isNarrow, onResetColumns, download, print, children } = props;
  const t = useT();
  return (
    <div className="table-tools">
      <SearchBox value={query.search} label={searchLabel} onSearch={(search) => change({ search }, { replace: true })} />
      {columns.some(({ filter }) => filter) && (
        <FilterPanel
          columns={columns}
          filters={query.filters}
          onChange={(step) => change((before) => ({ filters: step(before.filters) }))}
        />
      )}
      {isNarrow && <SortChoice columns={columns} sort={query.sort} onSort={(sort) => change({ sort })} />}
      <span className="table-tools-end">
        {children}
        {download?.progress && <DownloadProgress progress={download.progress} onCancel={download.cancel} />}
        <ColumnsPanel
          columns={columns}
          hidden={query.hidden}
          onHide={(step) => change((before) => ({ hidden: step(before.hidden) }), { replace: true })}
          onReset={onResetColumns}
        />
        {download && (
          <BusyButton
            as={IconButton}
            variant="soft"
            color="gray"
            className="table-download-tool"
            title={t('table.download')}
            aria-label={t('table.download')}
            isOff={download.progress !== null}
            onClick={() => void download.start()}
          >
            <Download size={15} aria-hidden />
          </BusyButton>
        )}
        {print && (
          <BusyButton
            as={IconButton}
            variant="soft"
            color="gray"
            className="table-print-tool"
            title={t('table.print')}
            aria-label={t('table.print')}
            isBusy={print.isPreparing}
            onClick={() => void print.start()}
          >
            <Printer size={15} aria-hidden />
          </BusyButton>
        )}
      </span>
    </div>
  );
};
