/** Part 2, section 9: five page buttons, jumps of up to ten pages, a list of at most a thousand to jump to. */
const buttons = 5;
const jump = 10;
export const mostListedPages = 1000;

export const pagesOf = (total: number, rows: number): number => Math.max(1, Math.ceil(total / rows));

export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages);

interface PageWindow {
  /** Pages from 1, around the current one. */
  readonly numbers: readonly number[];
  /** Where the jumps lead; null where there is no way to go. */
  readonly back: number | null;
  readonly ahead: number | null;
}

export const pageWindow = (page: number, pages: number): PageWindow => {
  const shown = Math.min(buttons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(buttons / 2)), pages - shown + 1);
  return {
    numbers: Array.from({ length: shown }, (_, each) => first + each),
    back: page > 1 ? Math.max(1, page - jump) : null,
    ahead: page < pages ? Math.min(pages, page + jump) : null,
  };
};
