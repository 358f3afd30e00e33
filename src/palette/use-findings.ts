import { useMemo, useState } from 'react';
import { lazily } from '#lib/lazily.ts';
import { useLocale } from '#locale/locale.tsx';
import type { Catalogue } from './catalogue.ts';
import type { CommandContext } from './availability.ts';
import type { Entry } from './entries.ts';
import type { Company } from './held.ts';
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

/** What was here at the last key. */
interface AtKey {
  readonly query: string;
  readonly held: Catalogue;
  readonly companies: readonly Company[];
  /** What was held when the server had answered; null until then. */
  readonly heldAtAnswer: Catalogue | null;
}

interface Here {
  readonly query: string;
  readonly newest: Catalogue;
  readonly companies: readonly Company[];
  readonly isAnswered: boolean;
}

const atKeyNow = (atKey: AtKey, { query, newest, companies, isAnswered }: Here): AtKey => {
  if (atKey.query !== query) return { query, held: newest, companies, heldAtAnswer: isAnswered ? newest : null };
  return isAnswered && atKey.heldAtAnswer === null ? { ...atKey, heldAtAnswer: newest } : atKey;
};

/** Everything that is found for a text, in the palette and in the field of the header. What comes later stands below what was there. */
export const useFindings = (query: string, { catalogue, standings, findable, context }: Searched): Findings => {
  const { t } = useLocale();
  const { links } = useCommands();
  const { role } = context.actor;
  const search = useMemo(() => searchOf(query, role), [query, role]);
  const lookups = useLookups(search, findable);
  const { newest, companies, visited } = useHeld(search.kind === 'all' && search.text !== '');
  // What is held is of the last key: what comes later stands below, before or behind what the server found, as it came.
  const [atKey, setAtKey] = useState<AtKey>({ query, held: newest, companies, heldAtAnswer: null });
  const now = atKeyNow(atKey, { query, newest, companies, isAnswered: lookups.status !== 'searching' });
  if (now !== atKey) setAtKey(now);
  // Made when the first phrase is typed: the opening does without.
  const verbs = useMemo(() => lazily(() => phraseVerbs(context, askableKinds(findable))), [context, findable]);
  const phrases = useMemo(
    () => (search.kind === 'all' ? phraseEntries(search.text, { verbs, context, links, companies: now.companies, t }) : []),
    [search, verbs, context, links, now.companies, t],
  );
  const rows = useMemo(() => {
    const before = now.heldAtAnswer ?? newest;
    const late = (held: Catalogue, shown: Catalogue): readonly Entry[] => (held === shown ? [] : heldEntries(held, search.text));
    const found = [...late(before, now.held), ...lookups.entries, ...late(newest, before)];
    return resultsFor(search, catalogue, standings, { phrases, held: now.held, visited, found }, { t, role });
  }, [search, catalogue, standings, phrases, now.held, now.heldAtAnswer, newest, visited, lookups.entries, t, role]);
  return { search, rows, lookups };
};
