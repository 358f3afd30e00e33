import { Link } from '@tanstack/react-router';
import { Role } from '#contract/call.ts';
import type { UserRow } from '#contract/user.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { stateOf, userKind, userStates, type Standing, type UserStateName } from './user-kind.ts';

const tones: Readonly<Record<UserStateName, Tone>> = { active: 'good', invited: 'info', undelivered: 'bad', blocked: 'bad' };

export const UserState = ({ user }: { readonly user: Standing }) => {
  const t = useT();
  const state = stateOf(user);
  return <StatusDot tone={tones[state]}>{t(`users.state.${state}`)}</StatusDot>;
};

const StateCell = ({ row }: { readonly row: UserRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(userKind, row);
  return (
    <span className="record-state">
      <UserState user={record} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

const RoleCell = ({ row }: { readonly row: UserRow }) => {
  const t = useT();
  return t(`user.role.${useShown(userKind, row).record.role}`);
};

/** The row itself opens the person by click and Enter; the link is there to open them in another tab. */
const NameCell = ({ row: { _id, name } }: { readonly row: UserRow }) => (
  <Link to="/users/$userId" params={{ userId: _id }} tabIndex={-1} className="truncate record-link">
    {name}
  </Link>
);

const flag = (t: Translate, id: 'hadSell' | 'hadSellout'): Column<UserRow> => {
  const said = (row: UserRow): string => t(row[id] ? 'records.yes' : 'records.no');
  return { id, title: t(`users.column.${id}`), cell: said, value: said, width: 100, isHidden: id === 'hadSellout' };
};

/** People as columns, by name: the server knows no other order, so none is offered. */
export const userColumns = (t: Translate, companies: readonly Option[], shown: (row: UserRow) => UserRow): readonly Column<UserRow>[] => [
  {
    id: 'name',
    title: t('users.column.name'),
    cell: (row) => <NameCell row={row} />,
    value: ({ name }) => name,
    width: 175,
    canHide: false,
  },
  {
    id: 'mail',
    title: t('users.column.mail'),
    cell: ({ mail }) => <span className="truncate">{mail}</span>,
    value: ({ mail }) => mail,
    width: 195,
  },
  {
    id: 'role',
    title: t('user.role'),
    cell: (row) => <RoleCell row={row} />,
    value: (row) => t(`user.role.${shown(row).role}`),
    width: 120,
    filter: { kind: 'options', isSingle: true, options: Role.options.map((value) => ({ value, label: t(`user.role.${value}`) })) },
  },
  {
    id: 'company',
    title: t('users.column.company'),
    cell: ({ sellerName }) => <span className="truncate">{sellerName}</span>,
    value: ({ sellerName }) => sellerName,
    width: 150,
    filter: { kind: 'options', isSingle: true, options: companies },
  },
  flag(t, 'hadSell'),
  flag(t, 'hadSellout'),
  {
    id: 'state',
    title: t('users.column.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`users.state.${stateOf(shown(row))}`) + unsentMark(t, row, shown),
    width: 125,
    filter: { kind: 'options', options: userStates.map((value) => ({ value, label: t(`users.state.${value}`) })) },
  },
  {
    id: 'seenAt',
    title: t('users.column.seenAt'),
    cell: ({ seenAt }) => (seenAt === null ? <span className="quiet">{t('users.never')}</span> : <Instant at={seenAt} />),
    value: ({ seenAt }) => seenAt,
    form: 'dateTime',
    width: 135,
  },
  {
    id: 'sessions',
    title: t('users.column.sessions'),
    cell: ({ sessions }) => <span className="figure">{sessions}</span>,
    value: ({ sessions }) => sessions,
    align: 'end',
    width: 90,
  },
];
