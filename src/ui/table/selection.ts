/** Which rows are meant: these, or all that match except these, loaded or not. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const noneSelected: Selection = { kind: 'some', ids: new Set() };
export const allSelected: Selection = { kind: 'all', except: new Set() };
export const selectionOf = (ids: Iterable<string>): Selection => ({ kind: 'some', ids: new Set(ids) });

const union = (set: ReadonlySet<string>, ids: Iterable<string>): ReadonlySet<string> => new Set([...set, ...ids]);
const without = (set: ReadonlySet<string>, ids: Iterable<string>): ReadonlySet<string> => {
  const gone = new Set(ids);
  return new Set([...set].filter((id) => !gone.has(id)));
};

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

export const select = (selection: Selection, ids: Iterable<string>): Selection =>
  selection.kind === 'some' ? { kind: 'some', ids: union(selection.ids, ids) } : { kind: 'all', except: without(selection.except, ids) };

export const deselect = (selection: Selection, ids: Iterable<string>): Selection =>
  selection.kind === 'some' ? { kind: 'some', ids: without(selection.ids, ids) } : { kind: 'all', except: union(selection.except, ids) };

export const toggle = (selection: Selection, id: string): Selection =>
  isSelected(selection, id) ? deselect(selection, [id]) : select(selection, [id]);

/** How many of `total` matching rows are meant; what was excepted is taken to match. */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);

/** What the box over these rows shows: all, some or none of them. */
export const shareSelected = (selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' => {
  const chosen = ids.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
};

/** Another search or filter makes 'all that match' mean other rows: it ends. Rows chosen by hand stay chosen. */
export const afterFilterChange = (selection: Selection): Selection => (selection.kind === 'all' ? noneSelected : selection);
