import { linkOptions } from '@tanstack/react-router';
import { MessageEvent, type AutoMessageRow } from '#contract/auto-message.ts';
import { companyColumn, countColumn, instantColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { oneOf, optionsOf } from '#ui/table/filters.ts';
import { autoMessageKind } from './auto-message-kind.ts';

export const AutoMessageState = ({ status }: Pick<AutoMessageRow, 'status'>) => {
  const t = useT();
  return <StatusDot tone={status === 'active' ? 'good' : 'idle'}>{t(`autoMessages.status.${status}`)}</StatusDot>;
};

const statuses = ['active', 'paused'] as const;

/** Automatic messages as columns, by name: the server knows no other order, so none is offered. */
export const autoMessageColumns = (
  t: Translate,
  { companies, accounts }: WhoseOptions,
  seesAll: boolean,
  shown: (row: AutoMessageRow) => AutoMessageRow,
): readonly Column<AutoMessageRow>[] => [
  nameColumn({
    id: 'name',
    title: t('records.name'),
    of: ({ name }) => name,
    to: ({ _id }) => linkOptions({ to: '/automessage/$messageId', params: { messageId: _id } }),
    width: 190,
  }),
  textColumn({
    id: 'event',
    title: t('autoMessages.event'),
    of: ({ event }) => t(`autoMessages.event.${event}`),
    width: 150,
    filter: oneOf(optionsOf(MessageEvent.options, (value) => t(`autoMessages.event.${value}`))),
  }),
  textColumn({ id: 'text', title: t('autoMessages.text'), of: ({ text }) => text, width: 216 }),
  ...companyColumn(t, seesAll ? companies : null, { width: 130 }),
  textColumn({
    id: 'account',
    title: t('records.account'),
    of: ({ marketPlaceName }) => marketPlaceName,
    absent: t('autoMessages.allAccounts'),
    width: 110,
    filter: oneOf(accounts),
  }),
  shownColumns(t, autoMessageKind, shown).stateColumn({
    id: 'status',
    title: t('records.state'),
    cell: ({ status, whyUnsent }) => (
      <>
        <AutoMessageState status={status} />
        {whyUnsent && (
          <span className="quiet" title={whyUnsent}>
            {t('autoMessages.unsent')}
          </span>
        )}
      </>
    ),
    of: ({ status }) => t(`autoMessages.status.${status}`),
    width: 110,
    filter: oneOf(optionsOf(statuses, (value) => t(`autoMessages.status.${value}`))),
  }),
  countColumn({ id: 'sent', title: t('autoMessages.sent'), of: ({ sent }) => sent, width: 85 }),
  instantColumn({
    id: 'sentAt',
    title: t('autoMessages.sentAt'),
    of: ({ sentAt }) => sentAt,
    absent: t('records.never'),
    width: 135,
  }),
];
