import { Link, useNavigate, type LinkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Role } from '#contract/call.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { Column } from '#ui/table/column.ts';
import type { SearchPort, SharedPort } from '#ui/table/use-table-query.ts';
import { ListScreen, type ListScreenPlace } from '../list-screen.tsx';
import { TurnedAway } from '../turned-away.tsx';
import { useShownRow } from '../use-shown.ts';
import type { Recorded, RecordKind } from './record-kind.ts';
import { RecordList } from './record-list.tsx';

/** A page as `linkOptions` checks it: of any route. */
export interface Page {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
}

/** The page of a list that is nothing but what can be filtered and what is told of each. */
interface ListPage<Row extends Recorded, Whole extends Row, Filter extends object> {
  readonly kind: RecordKind<Row, Whole, Filter>;
  readonly title: MessageKey & `shell.title.${string}`;
  readonly searchLabel: MessageKey;
  /** What the list is about, where its name alone does not say it. */
  readonly about?: MessageKey;
  /** Said where there is nothing yet. */
  readonly empty: MessageKey;
  /** What its named places are kept under. */
  readonly views: string;
  /** Others may open one of them, and have no list: they are led to the start. */
  readonly roles?: readonly Role[];
  /**
   * Keep it: what it answers is made anew only where something changed. `seesAll`: those of several companies; `shown`: a row with what waits
   * to be sent, as the cells have it.
   */
  readonly useColumns: (t: Translate, place: SearchPort, seesAll: boolean, shown: (row: Row) => Row) => readonly Column<Row>[];
  /** Where one is opened, by a row or from what became of a batch; null where it has no page. */
  readonly opens: (id: string, row: Row | null) => Page | null;
  /** What stands beside the search, and what that opens; `tools` is also the next step where there is nothing yet. */
  readonly useTools?: (place: SharedPort) => { readonly tools: ReactNode; readonly opened?: ReactNode };
  /** The next step of a list that is filled from elsewhere. */
  readonly next?: ReactNode;
}

const noTools = (): { readonly tools: ReactNode; readonly opened?: ReactNode } => ({ tools: null });

/** Makes the page of a list. Once for each: it is a component. */
export const listPage = <Row extends Recorded, Whole extends Row, Filter extends object>(list: ListPage<Row, Whole, Filter>) => {
  const { kind, title, about, searchLabel, empty, views, roles, useColumns, opens, useTools = noTools, next } = list;

  const link = (id: string, label: string): ReactNode => {
    const page = opens(id, null);
    return page ? <Link {...(page as LinkOptions)}>{label}</Link> : label;
  };

  const List = ({ place, userId, role, views: named }: ListScreenPlace) => {
    const t = useT();
    const navigate = useNavigate();
    const columns = useColumns(t, place, role === 'superuser', useShownRow<Row>(kind));
    const { tools, opened } = useTools(place);
    const open = (row: Row): void => {
      const page = opens(row._id, row);
      if (page) void navigate(page as NavigateOptions);
    };
    return (
      <>
        <RecordList
          kind={kind}
          label={t(title)}
          {...(about && { about: t(about) })}
          searchLabel={t(searchLabel)}
          empty={{ hint: t(empty), children: tools ?? next }}
          columns={columns}
          place={place}
          userId={userId}
          link={link}
          onOpen={open}
          tools={
            <>
              {named}
              {tools}
            </>
          }
        />
        {opened}
      </>
    );
  };

  return () => (
    <ListScreen title={title} views={views}>
      {(at) => (roles && !roles.includes(at.role) ? <TurnedAway /> : <List {...at} />)}
    </ListScreen>
  );
};
