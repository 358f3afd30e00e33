import type { Counted } from '#lib/counted.ts';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import './records.css';

interface RecordPagerProps {
  /** From 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  readonly counted: Counted;
  readonly onPage: (page: number) => void;
}

/** Under a short table of a record: from which row to which, of how many, and the way to the others. */
export const RecordPager = ({ page, rowsPerPage, counted: { total, isAtLeast }, onPage }: RecordPagerProps) => {
  const t = useT();
  const last = Math.min(total, page * rowsPerPage);
  return (
    <div className="record-buttons record-pager panel-inset">
      <span className="quiet figure">{t('records.shown', { from: (page - 1) * rowsPerPage + 1, to: last, n: total, isAtLeast })}</span>
      <PageButton isEnd={page === 1} onPress={() => onPage(page - 1)}>
        {t('table.previous')}
      </PageButton>
      <PageButton isEnd={last >= total} onPress={() => onPage(page + 1)}>
        {t('table.next')}
      </PageButton>
    </div>
  );
};

interface PageButtonProps {
  readonly isEnd: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** At the end it stays reachable: the one that was pressed keeps the focus. */
const PageButton = ({ isEnd, onPress, children }: PageButtonProps) => (
  <BusyButton size="1" variant="soft" color="gray" isOff={isEnd} onClick={onPress}>
    {children}
  </BusyButton>
);
