/**
 * Which part of a very long list is laid out, and which of its rows are in the document. (stack, section 9: an element higher
 * than about 33.5 million pixels can not be scrolled to its end; Firefox stops near 17.9 million.)
 *
 * The list is windowed by rows, not by scaling the scroll position, so that a wheel notch stays a wheel notch. All rows have one
 * height, so where a row is follows from its number: the page is never asked, and a step of the cursor lays it out once.
 */
export const windowRows = 300_000;

/** How near to an edge of the window a row may come before the window moves. */
const edgeRows = 500;

/** Rows in the document beyond those in view, at either end: a wheel notch finds them there. */
const overscan = 4;

/** The window kept inside a list that became shorter. */
const clampStart = (start: number, count: number): number => Math.max(0, Math.min(start, count - windowRows));

/** Where the window should begin so that `index` can be shown with rows around it; the same as before when it already can. */
export const windowStartFor = (index: number, count: number, current: number): number => {
  const start = clampStart(current, count);
  const isNearTop = index < start + edgeRows && start > 0;
  const isNearBottom = index >= start + windowRows - edgeRows && start + windowRows < count;
  return isNearTop || isNearBottom ? clampStart(index - Math.floor(windowRows / 2), count) : start;
};

/** What is looked at: the first row of the window, and how far it is scrolled, in pixels from the window's top. */
export interface ListView {
  readonly start: number;
  readonly top: number;
}

/** The list as it lies there; `height` is that of its box in pixels, 0 while nobody measured it. */
export interface ListShape {
  readonly count: number;
  readonly rowHeight: number;
  readonly height: number;
}

/** Inside a list that became shorter. */
export const clampView = ({ start, top }: ListView, { count, rowHeight, height }: ListShape): ListView => {
  const kept = clampStart(start, count);
  const end = Math.max(0, Math.min(windowRows, count - kept) * rowHeight - height);
  return { start: kept, top: Math.max(0, Math.min(top + (start - kept) * rowHeight, end)) };
};

/** The nearest view in which row `index` is wholly to be seen. */
export const viewOfRow = (view: ListView, index: number, shape: ListShape): ListView => {
  const { count, rowHeight, height } = shape;
  const start = windowStartFor(index, count, view.start);
  const shifted = view.top + (view.start - start) * rowHeight;
  const rowTop = (index - start) * rowHeight;
  const top = Math.min(rowTop, Math.max(shifted, rowTop + rowHeight - height));
  return clampView({ start, top }, shape);
};

/** Scrolled by hand: the window follows what came into view, which stays where it is on screen. */
export const scrolledTo = (view: ListView, top: number, { count, rowHeight }: ListShape): ListView => {
  const start = windowStartFor(view.start + Math.floor(top / rowHeight), count, view.start);
  return { start, top: top + (view.start - start) * rowHeight };
};

/** First and last row in view, from the top of the list; the last is before the first where there is none. */
export const rowsInView = ({ start, top }: ListView, { count, rowHeight, height }: ListShape): readonly [first: number, last: number] => [
  start + Math.floor(top / rowHeight),
  Math.min(count, start + Math.ceil((top + height) / rowHeight)) - 1,
];

/** How many rows are in the document, the cursor's far away one left out: those in view, cut at both ends, and some beyond. */
export const slotsOf = ({ rowHeight, height }: ListShape): number => Math.ceil(height / rowHeight) + 1 + 2 * overscan;

/** The rows to have in the document, one after another; always as many, so that their elements can be used again. */
export const rowsInDocument = (view: ListView, shape: ListShape): readonly number[] => {
  const slots = slotsOf(shape);
  const end = Math.min(shape.count, view.start + windowRows);
  const [firstInView] = rowsInView(view, shape);
  const first = Math.max(view.start, Math.min(firstInView - overscan, end - slots));
  return Array.from({ length: Math.max(0, Math.min(slots, end - first)) }, (_, each) => first + each);
};
