import { useMemo, useState } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { standingCatalogue } from './catalogue.ts';
import { useCommandContext } from './command-context.tsx';
import { useCommands } from './context.tsx';
import { readFrecency } from './frecency.ts';
import { askableKinds, findableBy } from './lookups.ts';
import { refusalsIn, standingsOf } from './standings.ts';
import type { Searched } from './use-findings.ts';

/**
 * What can be searched, as it stands while this is mounted. The order is of the beginning: rows that came and went below the cursor would be
 * pressed by mistake. What they say is of now.
 */
export const useSearched = (): Searched => {
  const { locale } = useLocale();
  const { links } = useCommands();
  const { clock } = useWorkbench();
  const context = useCommandContext();
  const { role, id } = context.actor;
  const findable = useMemo(() => findableBy(role, links), [role, links]);
  const askable = useMemo(() => askableKinds(findable), [findable]);
  const [opened] = useState(() => {
    const catalogue = standingCatalogue(links, locale);
    return { catalogue, standings: standingsOf(catalogue, context, { frecency: readFrecency(id), now: clock(), askable }) };
  });
  const standings = useMemo(() => ({ ...opened.standings, refusalOf: refusalsIn(context, askable) }), [opened, context, askable]);
  return { catalogue: opened.catalogue, standings, findable, context };
};
