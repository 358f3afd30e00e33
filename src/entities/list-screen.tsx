import { useMemo, type ReactNode } from 'react';
import type { Role } from '#contract/call.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from './screen-views.tsx';
import { usePageSearch } from './use-page-search.ts';

/** What the screen of a list is given: its place in the address, the user, and the named places of the list. */
export interface ListScreenPlace {
  readonly place: SharedPort;
  readonly userId: string;
  readonly role: Role;
  readonly views: ReactNode;
}

interface ListScreenProps {
  readonly title: MessageKey & `${'shell.title' | 'money'}.${string}`;
  /** What its named places are kept under; left out, it has none. */
  readonly views?: string;
  readonly accent?: 'purple';
  readonly children: (at: ListScreenPlace) => ReactNode;
}

/** A list that fills the window: its title for whoever does not see it, and its place in the address. */
export const ListScreen = ({ title, views, accent, children }: ListScreenProps) => {
  const t = useT();
  const place = usePageSearch();
  const { id: userId, role } = useWorkbench().actor();
  const { search, write } = place;
  const named = useMemo(
    () => views !== undefined && <ScreenViews screen={views} search={search} onApply={(next) => write(next, { replace: false })} />,
    [views, search, write],
  );
  return (
    <div className="screen">
      <h1 className="page-title visually-hidden" tabIndex={-1}>
        {t(title)}
      </h1>
      <FloatingTheme {...(accent && { accent })}>{children({ place, userId, role, views: named })}</FloatingTheme>
    </div>
  );
};
