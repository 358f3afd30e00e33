import { linkOptions } from '@tanstack/react-router';
import { Role } from '#contract/call.ts';
import type { UserRow } from '#contract/user.ts';
import { companyColumn, countColumn, instantColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { anyOf, oneOf, optionsOf } from '#ui/table/filters.ts';
import { stateOf, userKind, userStates, type Standing, type UserStateName } from './user-kind.ts';

const tones: Readonly<Record<UserStateName, Tone>> = { active: 'good', invited: 'info', undelivered: 'bad', blocked: 'bad' };

export const UserState = ({ user }: { readonly user: Standing }) => {
  const t = useT();
  const state = stateOf(user);
  return <StatusDot tone={tones[state]}>{t(`users.state.${state}`)}</StatusDot>;
};

const flag = (t: Translate, id: 'hadSell' | 'hadSellout'): Column<UserRow> =>
  textColumn({
    id,
    title: t(`users.column.${id}`),
    of: (row) => t(row[id] ? 'records.yes' : 'records.no'),
    width: 100,
    isHidden: id === 'hadSellout',
  });

/** People as columns, by name: the server knows no other order, so none is offered. */
export const userColumns = (t: Translate, companies: readonly Option[], shown: (row: UserRow) => UserRow): readonly Column<UserRow>[] => {
  const { asShown, stateColumn } = shownColumns(t, userKind, shown);
  return [
    nameColumn({
      id: 'name',
      title: t('users.column.name'),
      of: ({ name }) => name,
      to: ({ _id }) => linkOptions({ to: '/users/$userId', params: { userId: _id } }),
      width: 175,
    }),
    textColumn({ id: 'mail', title: t('users.column.mail'), of: ({ mail }) => mail, width: 195 }),
    asShown(
      textColumn({
        id: 'role',
        title: t('user.role'),
        of: ({ role }) => t(`user.role.${role}`),
        width: 120,
        filter: oneOf(optionsOf(Role.options, (value) => t(`user.role.${value}`))),
      }),
    ),
    ...companyColumn(t, companies, { width: 150 }),
    flag(t, 'hadSell'),
    flag(t, 'hadSellout'),
    stateColumn({
      id: 'state',
      title: t('users.column.state'),
      cell: (user) => <UserState user={user} />,
      of: (user) => t(`users.state.${stateOf(user)}`),
      width: 125,
      filter: anyOf(optionsOf(userStates, (value) => t(`users.state.${value}`))),
    }),
    instantColumn({ id: 'seenAt', title: t('users.column.seenAt'), of: ({ seenAt }) => seenAt, absent: t('records.never'), width: 135 }),
    countColumn({ id: 'sessions', title: t('users.column.sessions'), of: ({ sessions }) => sessions, width: 90 }),
  ];
};
