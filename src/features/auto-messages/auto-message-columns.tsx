import { Link } from '@tanstack/react-router';
import { MessageEvent, type AutoMessageRow } from '#contract/auto-message.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import type { WhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Instant } from '#ui/instant.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { Column } from '#ui/table/column.ts';
import { autoMessageKind } from './auto-message-kind.ts';

export const AutoMessageState = ({ status }: Pick<AutoMessageRow, 'status'>) => {
  const t = useT();
  return <StatusDot tone={status === 'active' ? 'good' : 'idle'}>{t(`autoMessages.status.${status}`)}</StatusDot>;
};

const StateCell = ({ row }: { readonly row: AutoMessageRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(autoMessageKind, row);
  return (
    <span className="record-state">
      <AutoMessageState status={record.status} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
      {row.whyUnsent && (
        <span className="quiet" title={row.whyUnsent}>
          {t('autoMessages.unsent')}
        </span>
      )}
    </span>
  );
};

const statuses = ['active', 'paused'] as const;

/** Automatic messages as columns, by name: the server knows no other order, so none is offered. */
export const autoMessageColumns = (
  t: Translate,
  { companies, accounts }: WhoseOptions,
  seesAll: boolean,
  shown: (row: AutoMessageRow) => AutoMessageRow,
): readonly Column<AutoMessageRow>[] => [
  {
    id: 'name',
    title: t('autoMessages.name'),
    cell: ({ _id, name }) => (
      <Link to="/automessage/$messageId" params={{ messageId: _id }} tabIndex={-1} className="truncate record-link">
        {name}
      </Link>
    ),
    value: ({ name }) => name,
    width: 190,
    canHide: false,
  },
  {
    id: 'event',
    title: t('autoMessages.event'),
    cell: ({ event }) => t(`autoMessages.event.${event}`),
    value: ({ event }) => t(`autoMessages.event.${event}`),
    width: 150,
    filter: {
      kind: 'options',
      isSingle: true,
      options: MessageEvent.options.map((value) => ({ value, label: t(`autoMessages.event.${value}`) })),
    },
  },
  {
    id: 'text',
    title: t('autoMessages.text'),
    cell: ({ text }) => <span className="truncate">{text}</span>,
    value: ({ text }) => text,
    width: 216,
  },
  ...(seesAll
    ? [
        {
          id: 'company',
          title: t('autoMessages.company'),
          cell: ({ sellerName }: AutoMessageRow) => <span className="truncate">{sellerName}</span>,
          value: ({ sellerName }: AutoMessageRow) => sellerName,
          width: 130,
          filter: { kind: 'options', isSingle: true, options: companies } as const,
        },
      ]
    : []),
  {
    id: 'account',
    title: t('autoMessages.account'),
    cell: ({ marketPlaceName }) =>
      marketPlaceName === null ? (
        <span className="quiet">{t('autoMessages.allAccounts')}</span>
      ) : (
        <span className="truncate">{marketPlaceName}</span>
      ),
    value: ({ marketPlaceName }) => marketPlaceName ?? t('autoMessages.allAccounts'),
    width: 110,
    filter: { kind: 'options', isSingle: true, options: accounts },
  },
  {
    id: 'status',
    title: t('autoMessages.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`autoMessages.status.${shown(row).status}`) + unsentMark(t, row, shown),
    width: 110,
    filter: { kind: 'options', isSingle: true, options: statuses.map((value) => ({ value, label: t(`autoMessages.status.${value}`) })) },
  },
  {
    id: 'sent',
    title: t('autoMessages.sent'),
    cell: ({ sent }) => <span className="figure">{sent}</span>,
    value: ({ sent }) => sent,
    align: 'end',
    width: 85,
  },
  {
    id: 'sentAt',
    title: t('autoMessages.sentAt'),
    cell: ({ sentAt }) => (sentAt === null ? <span className="quiet">{t('autoMessages.never')}</span> : <Instant at={sentAt} />),
    value: ({ sentAt }) => sentAt,
    form: 'dateTime',
    width: 135,
  },
];
