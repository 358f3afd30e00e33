import type { Role } from '#contract/call.ts';
import { foldText } from '#lib/fold-text.ts';
import { unreachable } from '#lib/result.ts';
import type { Translate } from '#locale/translate.ts';
import type { Catalogue } from './catalogue.ts';
import { commandsNamedIn } from './commands-named.ts';
import type { Entry } from './entries.ts';
import { prefixEntries, type Search } from './prefixes.ts';
import { browse, entryAt, entryRows, joinRows, listed, noRows, search as find, section, type Rows } from './results.ts';
import type { Standings } from './standings.ts';

const isCommand = (entry: Entry): boolean => entry.kind === 'command';

/** What stands in the list besides commands and places. */
interface Beside {
  /** What the text says as a phrase. */
  readonly phrases: readonly Entry[];
  /** Views, companies, what was visited, as far as it was here when this text was typed. */
  readonly held: Catalogue;
  /** Where this person was last, while nothing is typed. */
  readonly visited: readonly Entry[];
  /** What came later. */
  readonly found: readonly Entry[];
}

/** What two rows of one thing have in common: a place is where it leads, a command what it is of. */
const pathOf = (entry: Entry): string => (entry.kind === 'link' ? entry.to : entry.id);

/** Each once, without what stands above already. */
const notIn = (rows: Rows, found: readonly Entry[]): readonly Entry[] => {
  if (found.length === 0) return found;
  const shown = new Set(
    Array.from({ length: Math.min(rows.length, mostLooked) }, (_, at) => entryAt(rows, at)).map((entry) => entry && pathOf(entry)),
  );
  return found.filter((entry) => {
    const isNew = !shown.has(pathOf(entry));
    shown.add(pathOf(entry));
    return isNew;
  });
};
/** Of very many rows nobody sees further ones together with what the server found. */
const mostLooked = 60;

/** Kinds that only the server finds. */
const lookedUp = ['order', 'listing', 'mediation', 'question', 'company', 'marketplace', 'category', 'pricerule', 'automessage'] as const;
const isLookedUp = (kind: Search['kind']): kind is (typeof lookedUp)[number] => (lookedUp as readonly string[]).includes(kind);

/** Rows for a search: what is known here in its order, then what the server found, which so never moves the row under the cursor. */
export const resultsFor = (
  search: Search,
  catalogue: Catalogue,
  standings: Standings,
  { phrases, held, visited, found }: Beside,
  { t, role }: { readonly t: Translate; readonly role: Role },
): Rows => {
  const { kind, text } = search;
  if (isLookedUp(kind)) return entryRows(found);
  switch (kind) {
    case 'all':
      return text === '' ? browse(catalogue, standings, visited) : everything();
    case 'command':
      if (text === '') return listed(catalogue.entries.filter(isCommand), standings);
      return find(catalogue, text, standings, isCommand);
    case 'help':
      return entryRows([...prefixEntries(t, role), ...catalogue.entries.filter(({ id }) => id === 'command:app.shortcuts')]);
    case 'unknown':
      return noRows;
    default:
      return unreachable(kind);
  }

  function everything(): Rows {
    const named = find(catalogue, text, standings, null, held);
    if (named.length === 0 && phrases.length === 0) return beside(asking());
    const first = named.at(0);
    // A person who types a name out means what is called so, whatever else the words may say.
    const isNamed = first?.kind === 'entry' && foldText(first.entry.title) === foldText(text);
    return beside(isNamed ? joinRows(named, entryRows(phrases)) : joinRows(entryRows(phrases), named));
  }

  /** Only what asks what it is to act on, or says why it can not: what would run at once would run on something else than was named. */
  function asking(): Rows {
    const open = commandsNamedIn(catalogue, text).filter((entry) => standings.isAsking(entry) || standings.wasRefused(entry));
    return listed(open, standings);
  }

  function beside(known: Rows): Rows {
    return joinRows(known, section('palette.layer.remote', notIn(known, found)));
  }
};
