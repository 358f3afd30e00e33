import { useMemo, useState } from 'react';
import { useLocale } from '#locale/locale.tsx';
import type { Catalogue } from './catalogue.ts';
import type { CommandContext } from './availability.ts';
import { useCommands } from './context.tsx';
import { askableKinds, type Findable } from './lookups.ts';
import { phraseEntries, phraseVerbs } from './phrases.ts';
import { searchOf, type Search } from './prefixes.ts';
import { resultsFor } from './results-for.ts';
import { heldEntries, type Rows } from './results.ts';
import type { Standings } from './standings.ts';
import { useHeld } from './use-held.ts';
import { useLookups, type Lookups } from './use-lookups.ts';

/** What is searched, and by whom. */
export interface Searched {
  readonly catalogue: Catalogue;
  readonly standings: Standings;
  readonly findable: Findable;
  readonly context: CommandContext;
}

interface Findings {
  readonly search: Search;
  readonly rows: Rows;
  readonly lookups: Lookups;
}

const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** Everything that is found for a text, in the palette and in the field of the header. What comes later stands below what was there. */
export const useFindings = (query: string, { catalogue, standings, findable, context }: Searched): Findings => {
  const { t } = useLocale();
  const { links } = useCommands();
  const { role } = context.actor;
  const search = useMemo(() => searchOf(query, role), [query, role]);
  const lookups = useLookups(search, findable);
  const { newest, companies, visited } = useHeld(search.kind === 'all' && search.text !== '');
  // What is held is of the last key: what comes later stands below with what the server found.
  const [atKey, setAtKey] = useState({ query, held: newest, companies });
  const now = atKey.query === query ? atKey : { query, held: newest, companies };
  if (now !== atKey) setAtKey(now);
  // Made when the first phrase is typed: the opening does without.
  const verbs = useMemo(() => once(() => phraseVerbs(context, askableKinds(findable))), [context, findable]);
  const phrases = useMemo(
    () => (search.kind === 'all' ? phraseEntries(search.text, { verbs, context, links, companies: now.companies, t }) : []),
    [search, verbs, context, links, now.companies, t],
  );
  const rows = useMemo(() => {
    const late = now.held === newest ? [] : heldEntries(newest, search.text);
    return resultsFor(
      search,
      catalogue,
      standings,
      { phrases, held: now.held, visited, found: [...late, ...lookups.entries] },
      { t, role },
    );
  }, [search, catalogue, standings, phrases, now.held, newest, visited, lookups.entries, t, role]);
  return { search, rows, lookups };
};
