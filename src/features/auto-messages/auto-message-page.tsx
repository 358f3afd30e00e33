import { Button } from '@radix-ui/themes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { autoMessages, sentMessagesQuery } from '#api/auto-messages.ts';
import { subjectOf } from '#commands/subject.ts';
import type { AutoMessageRow } from '#contract/auto-message.ts';
import { useEditing } from '#entities/records/use-editing.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordPager } from '#entities/records/record-pager.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { Count } from '#ui/count.tsx';
import { Instant } from '#ui/instant.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Line, Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { AutoMessageState } from './auto-message-columns.tsx';
import { MessageForm } from './message-form.tsx';
import { MessagePreview } from './message-preview.tsx';
import { scopeOf } from './message-scope.ts';
import { thereOf } from './message-there.ts';
import { valuesOf } from './message-values.ts';

/** /automessage/{id}: a message, what buyers of real orders would get, and what was sent. */
export const AutoMessagePage = ({ messageId }: { readonly messageId: string }) => (
  <LoadedPage back={{ to: '/automessage', label: 'autoMessages.back' }} of={(api) => autoMessages.query(api, messageId)}>
    {(data) => <LoadedMessage rule={data} />}
  </LoadedPage>
);

const LoadedMessage = ({ rule: base }: { readonly rule: AutoMessageRow }) => {
  const { isEditing, edit, stop, title } = useEditing();
  const rule = useView(base, subjectOf('automessage', base));
  useTargets('page', [{ subject: subjectOf('automessage', base), label: base.name, base, isUnsaved: isEditing }]);
  return (
    <>
      <RecordHead
        name={rule.name}
        nameRef={title}
        actions={
          rule.status === 'paused' ? (
            <CommandButton name="automessage.resume" />
          ) : (
            <CommandButton name="automessage.pause" variant="soft" color="red" />
          )
        }
      >
        <AutoMessageState status={rule.status} />
      </RecordHead>
      {isEditing ? (
        <MessageForm rule={base} onDone={stop} onCancel={stop} />
      ) : (
        <>
          <About rule={rule} onEdit={edit} />
          <MessagePreview text={rule.text} scope={scopeOf(valuesOf(rule), true)} />
        </>
      )}
      <Sent rule={rule} />
    </>
  );
};

const About = ({ rule, onEdit }: { readonly rule: AutoMessageRow; readonly onEdit: () => void }) => {
  const t = useT();
  return (
    <Section
      title={t('autoMessages.rule')}
      action={
        <Button size="1" variant="soft" onClick={onEdit}>
          {t('records.edit')}
        </Button>
      }
    >
      <Line label={t('autoMessages.event')}>{t(`autoMessages.event.${rule.event}`)}</Line>
      <Line label={t('records.company')}>{rule.sellerName}</Line>
      <Line label={t('records.account')}>{rule.marketPlaceName ?? t('autoMessages.allAccounts')}</Line>
      <Line label={t('autoMessages.text')}>{rule.text}</Line>
      <Line label={t('autoMessages.there')}>{rule.whyUnsent ?? t(thereOf(rule.event))}</Line>
      <Line label={t('autoMessages.sent')}>
        <Count of={rule.sent} />
      </Line>
    </Section>
  );
};

const rowsPerPage = 20;
const sentTone = { sending: 'info', held: 'warn', sent: 'good', blocked: 'bad', discarded: 'idle' } as const;

const Sent = ({ rule: { _id, sent } }: { readonly rule: AutoMessageRow }) => {
  const t = useT();
  const { api } = useWorkbench();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...sentMessagesQuery(api, _id, sent, { page, limit: rowsPerPage }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('autoMessages.history')}>
      {error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <output className="skeleton" aria-label={t('common.loading')} />}
      {data && data.items.length === 0 && <p className="panel-inset quiet">{t('autoMessages.historyNone')}</p>}
      {data && data.items.length > 0 && (
        <>
          <RecordTable
            label={t('autoMessages.history')}
            rows={data.items}
            rowId={({ orderId, event }) => `${orderId} ${event}`}
            columns={[
              {
                id: 'order',
                title: t('kind.order.one'),
                cell: ({ orderId, externalId }) => (
                  <Link to="/detail/$orderId" params={{ orderId }} className="link">
                    {externalId}
                  </Link>
                ),
              },
              { id: 'event', title: t('autoMessages.event'), cell: ({ event }) => t(`autoMessages.event.${event}`) },
              { id: 'at', title: t('records.date'), cell: ({ at }) => <Instant at={at} /> },
              { id: 'text', title: t('autoMessages.text'), cell: ({ text }) => text },
              {
                id: 'dispatch',
                title: t('records.state'),
                cell: ({ state = 'sent', reason }) => (
                  <>
                    <StatusDot tone={sentTone[state]}>{t(`autoMessages.dispatch.${state}`)}</StatusDot>
                    {reason && <SafeText>{reason}</SafeText>}
                  </>
                ),
              },
            ]}
          />
          <RecordPager page={page} rowsPerPage={rowsPerPage} counted={data} onPage={setPage} />
        </>
      )}
    </Section>
  );
};
