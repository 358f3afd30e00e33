import { readFilter, writeFilter } from './filter-value.ts';
import { hiddenByDefault, type QueryRules, type Sort, type TableQuery } from './query.ts';
import { allSelected, deselect, noneSelected, selectionOf, type Selection } from './selection.ts';

/** The part of a URL that is a table's: plain texts. Default values are left out, so that a clean list has a clean address. */
export type TableSearch = Readonly<Record<string, string>>;

/** Keys a column can not have as its id. */
const keys = { search: 'search', sort: 'sort', page: 'page', rows: 'rows', hide: 'hide', selected: 'selected' } as const;

const longestSearch = 120;
const mostPages = 1_000_000;
/** Further rows stay chosen, but a link does not carry them. */
const mostIds = 60;
const longestId = 64;
const everything = '*';
const nothing = '-';

const writeId = (id: string): string => encodeURIComponent(id).replaceAll('*', '%2A');
const readId = (text: string): string | null => {
  try {
    const id = decodeURIComponent(text);
    return id === '' || id.length > longestId ? null : id;
  } catch {
    return null;
  }
};
const writeIds = (ids: Iterable<string>): string => [...ids].map(writeId).join(',');
const readIds = (text: string): readonly string[] =>
  text
    .split(',')
    .slice(0, mostIds + 1)
    .flatMap((each) => readId(each) ?? []);

/** '' when nothing is chosen, and when more is than a link can carry. */
export const writeSelection = (selection: Selection): string => {
  const ids = selection.kind === 'some' ? selection.ids : selection.except;
  if (ids.size > mostIds || [...ids].some((id) => id.length > longestId)) return '';
  if (selection.kind === 'some') return writeIds(ids);
  return ids.size === 0 ? everything : `${everything},${writeIds(ids)}`;
};

export const readSelection = (text: string): Selection => {
  if (text === '') return noneSelected;
  const [first, ...rest] = text.split(',');
  return first === everything ? deselect(allSelected, readIds(rest.join(','))) : selectionOf(readIds(text));
};

const writeSort = (sort: readonly Sort[]): string =>
  sort.length === 0 ? nothing : sort.map(({ id, desc }) => `${desc ? '-' : ''}${encodeURIComponent(id)}`).join(',');

const readSort = <Row>(text: string | undefined, { columns, defaultSort }: QueryRules<Row>): readonly Sort[] => {
  if (text === undefined || text === '') return defaultSort;
  if (text === nothing) return [];
  const sortable = new Set(columns.filter(({ isSortable }) => isSortable === true).map(({ id }) => id));
  const sort = new Map<string, Sort>();
  for (const each of text.split(',')) {
    const desc = each.startsWith('-');
    const id = readId(desc ? each.slice(1) : each);
    if (id !== null && sortable.has(id) && !sort.has(id)) sort.set(id, { id, desc });
  }
  return sort.size === 0 ? defaultSort : [...sort.values()];
};

const readWhole = (text: string | undefined, most: number): number | null => {
  if (text === undefined || !/^\d{1,9}$/u.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
};

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const readHidden = <Row>(text: string | undefined, { columns }: QueryRules<Row>): ReadonlySet<string> => {
  if (text === undefined || text === '') return hiddenByDefault(columns);
  const hideable = new Set(columns.filter(({ canHide }) => canHide !== false).map(({ id }) => id));
  return text === nothing ? new Set() : new Set(readIds(text).filter((id) => hideable.has(id)));
};

/** Reads a URL nobody has checked: what makes no sense is what a clean address says. */
export const readQuery = <Row>(search: TableSearch, rules: QueryRules<Row>): TableQuery => {
  const filters = rules.columns.flatMap(({ id, filter }) => {
    const text = Object.hasOwn(search, id) ? search[id] : undefined;
    const value = filter && typeof text === 'string' ? readFilter(filter, text) : null;
    return value ? [[id, value] as const] : [];
  });
  const rows = readWhole(search[keys.rows], 1000);
  return {
    search: (search[keys.search] ?? '').trim().slice(0, longestSearch).trim(),
    filters: Object.fromEntries(filters),
    sort: readSort(search[keys.sort], rules),
    page: readWhole(search[keys.page], mostPages) ?? 1,
    rows: rows !== null && rules.pageSizes.includes(rows) ? rows : (rules.pageSizes[0] ?? 10),
    hidden: readHidden(search[keys.hide], rules),
    selection: readSelection(search[keys.selected] ?? ''),
  };
};

export const writeQuery = <Row>(query: TableQuery, rules: QueryRules<Row>): TableSearch => {
  const filters = rules.columns.flatMap(({ id }) => {
    const value = query.filters[id];
    return value ? [[id, writeFilter(value)] as const] : [];
  });
  const parts: readonly (readonly [string, string])[] = [
    [keys.search, query.search.trim()],
    ...filters,
    [keys.sort, JSON.stringify(query.sort) === JSON.stringify(rules.defaultSort) ? '' : writeSort(query.sort)],
    [keys.page, query.page === 1 ? '' : `${query.page}`],
    [keys.rows, query.rows === rules.pageSizes[0] ? '' : `${query.rows}`],
    [keys.hide, sameSet(query.hidden, hiddenByDefault(rules.columns)) ? '' : writeIds(query.hidden) || nothing],
    [keys.selected, writeSelection(query.selection)],
  ];
  return Object.fromEntries(parts.filter(([, text]) => text !== ''));
};
