import { useEffect, useMemo, useState } from 'react';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import { everyViewQuery } from '#api/saved-views.ts';
import { sellersQuery } from '#api/sellers.ts';
import { lazily } from '#lib/lazily.ts';
import { useLocale } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { useCommands } from './context.tsx';
import type { Entry } from './entries.ts';
import { heldCatalogue, type Company } from './held.ts';
import { readVisits, visitEntry } from './visits.ts';

const nothing = catalogueOf([]);
const mostVisited = 5;

interface HeldHere {
  /** As it is now; what is shown keeps the one it began with, so that no row moves. */
  readonly newest: Catalogue;
  /** The companies as of now; none until they came. */
  readonly companies: readonly Company[];
  /** The last pages and records but this one, newest first. */
  readonly visited: readonly Entry[];
}

/**
 * What is held here besides commands and places: what was visited, named places of lists, companies, sections of the settings. Views and
 * companies are asked for once something is typed; where they do not come, the server's own search is what is left.
 */
export const useHeld = (isTyped: boolean): HeldHere => {
  const { api, queryClient, actor } = useWorkbench();
  const { links } = useCommands();
  const { t } = useLocale();
  const { id, role, hasSpecifiedOnly } = actor();
  const hasOwn = role === 'seller' && hasSpecifiedOnly !== true;
  const [visits] = useState(() => readVisits(id));
  const [kept, setKept] = useState(() => ({
    views: queryClient.getQueryData(everyViewQuery(api).queryKey) ?? [],
    companies: queryClient.getQueryData(sellersQuery(api).queryKey) ?? [],
    own: queryClient.getQueryData(ownCompaniesQuery(api).queryKey)?.companies ?? [],
  }));

  useEffect(() => {
    if (!isTyped) return undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const [views, companies, own] = await Promise.allSettled([
        queryClient.ensureQueryData(everyViewQuery(api)),
        queryClient.ensureQueryData(sellersQuery(api)),
        hasOwn ? queryClient.ensureQueryData(ownCompaniesQuery(api)) : null,
      ]);
      if (isOver) return;
      setKept((before) => {
        const next = {
          views: views.status === 'fulfilled' ? views.value : before.views,
          companies: companies.status === 'fulfilled' ? companies.value : before.companies,
          own: own.status === 'fulfilled' && own.value ? own.value.companies : before.own,
        };
        return next.views === before.views && next.companies === before.companies && next.own === before.own ? before : next;
      });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [api, queryClient, isTyped, hasOwn]);

  const held = useMemo(() => lazily(() => heldCatalogue({ visits, ...kept }, { t, role, links })), [visits, kept, t, role, links]);
  // The opening does without: nothing of it is shown before something is typed.
  const newest = isTyped ? held() : nothing;
  const visited = useMemo(
    () =>
      visits
        .filter(({ to }) => to !== location.pathname && to !== `${location.pathname}${location.search}`)
        .slice(0, mostVisited)
        .map(visitEntry),
    [visits],
  );
  return { newest, companies: kept.companies, visited };
};
