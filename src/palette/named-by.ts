import { foldText } from '#lib/fold-text.ts';
import type { Entry } from './entries.ts';

/** As it is called beside the command: an order by its number, whatever else its row says. */
export const labelOf = (entry: Entry): string => (entry.kind === 'link' && entry.label !== undefined ? entry.label : entry.title);

/** Is it called so, whole, or is an order's number ended so? What only begins alike, or is a letter away, is picked by hand. */
const isNamedBy = (entry: Entry, typed: string): boolean => {
  const name = foldText(typed.trim());
  const names = [entry.title, labelOf(entry), entry.id.slice(entry.id.indexOf(':') + 1), ...entry.aliases];
  return name !== '' && (names.some((each) => foldText(each) === name) || (entry.id.startsWith('order:') && labelOf(entry).endsWith(name)));
};

/** Is there one row, and is it what was typed? */
export const isOnlyNamed = ([first, second]: readonly Entry[], typed: string): boolean =>
  first !== undefined && second === undefined && isNamedBy(first, typed);
