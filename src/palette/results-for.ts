import type { Role } from '#contract/call.ts';
import { unreachable } from '#lib/result.ts';
import type { Translate } from '#locale/translate.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './entries.ts';
import { prefixEntries, type Search } from './prefixes.ts';
import { browse, entryRows, joinRows, listed, noRows, search as find, section, type Rows } from './results.ts';
import type { Standings } from './standings.ts';

const isCommand = (entry: Entry): boolean => entry.kind === 'command';

/** Rows for a search: what is known here in its order, then what the server found, which so never moves the row under the cursor. */
export const resultsFor = (
  search: Search,
  catalogue: Catalogue,
  standings: Standings,
  found: readonly Entry[],
  { t, role }: { readonly t: Translate; readonly role: Role },
): Rows => {
  const { kind, text } = search;
  switch (kind) {
    case 'all':
      if (text === '') return browse(catalogue, standings);
      return joinRows(find(catalogue, text, standings, null), section('palette.layer.remote', found));
    case 'command':
      if (text === '') return listed(catalogue.entries.filter(isCommand), standings);
      return find(catalogue, text, standings, isCommand);
    case 'order':
    case 'listing':
    case 'mediation':
    case 'question':
    case 'company':
      return entryRows(found);
    case 'help':
      return entryRows([...prefixEntries(t, role), ...catalogue.entries.filter(({ id }) => id === 'command:app.shortcuts')]);
    case 'unknown':
      return noRows;
    default:
      return unreachable(kind);
  }
};
