import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { looksOff } from '../busy-button.tsx';
import { mostListedPages, pageWindow } from './page-window.ts';

interface PageBarProps {
  /** The table it turns the pages of, in words, where there may be two such bars. */
  readonly of?: string;
  readonly page: number;
  readonly pages: number;
  readonly rows: number;
  readonly pageSizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onRows: (rows: number) => void;
}

/** Never `disabled`: at the last page it would lose the focus of a person who turned there by key. */
const Turn = ({
  to,
  name,
  onPage,
  children,
}: {
  readonly to: number | null;
  readonly name: string;
  readonly onPage: (page: number) => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className="table-page"
    aria-label={name}
    title={name}
    {...(to === null && looksOff)}
    onClick={() => to !== null && onPage(to)}
  >
    {children}
  </button>
);

/** A thousand choices are drawn once, not with every step. */
const JumpList = memo(({ page, pages, onPage }: Pick<PageBarProps, 'page' | 'pages' | 'onPage'>) => {
  const t = useT();
  const listed = Math.min(pages, mostListedPages);
  return (
    <label className="table-footer-choice">
      {t('table.jumpToPage')}
      <select className="table-select" value={page <= listed ? page : ''} onChange={({ target }) => onPage(Number(target.value))}>
        {page > listed && <option value="">{t('table.number', { n: page })}</option>}
        {Array.from({ length: listed }, (_, each) => (
          <option key={each} value={each + 1}>
            {t('table.number', { n: each + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
});
JumpList.displayName = 'JumpList';

/** Five page buttons, jumps of up to ten, a list of at most a thousand (row CTL-2). */
export const PageBar = ({ of, page, pages, rows, pageSizes, onPage, onRows }: PageBarProps) => {
  const t = useT();
  const { numbers, back, ahead } = pageWindow(page, pages);
  return (
    <>
      <label className="table-footer-choice">
        {t('table.rowsPerPage')}
        <select className="table-select" value={rows} onChange={({ target }) => onRows(Number(target.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {t('table.number', { n: size })}
            </option>
          ))}
        </select>
      </label>
      <nav className="table-pages" aria-label={of === undefined ? t('table.pages') : `${t('table.pages')}: ${of}`}>
        <Turn to={back} name={t('table.jumpBack')} onPage={onPage}>
          <ChevronsLeft size={15} aria-hidden />
        </Turn>
        <Turn to={page > 1 ? page - 1 : null} name={t('table.previous')} onPage={onPage}>
          <ChevronLeft size={15} aria-hidden />
        </Turn>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className="table-page"
            aria-label={t('table.page', { n: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {t('table.number', { n: number })}
          </button>
        ))}
        <Turn to={page < pages ? page + 1 : null} name={t('table.next')} onPage={onPage}>
          <ChevronRight size={15} aria-hidden />
        </Turn>
        <Turn to={ahead} name={t('table.jumpAhead')} onPage={onPage}>
          <ChevronsRight size={15} aria-hidden />
        </Turn>
      </nav>
      <JumpList page={page} pages={pages} onPage={onPage} />
    </>
  );
};
