import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sampleOrdersQuery, type SampleScope } from '#api/auto-messages.ts';
import type { AutoMessageRow, SampleOrder } from '#contract/auto-message.ts';
import { messageOfOrder } from '#contract/message-of-order.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Section } from '#ui/section.tsx';

interface MessagePreviewProps {
  readonly text: string;
  /** Null while it is not said whose orders it is read over. */
  readonly scope: SampleScope | null;
}

/** What buyers of real orders would have got, while nothing is saved or sent: filled by the formula that sends. */
export const MessagePreview = ({ text, scope }: MessagePreviewProps) => {
  const t = useT();
  return (
    <Section title={t('autoMessages.preview')}>
      {scope && text.trim() !== '' ? (
        <Samples text={text.trim()} scope={scope} />
      ) : (
        <p className="panel-inset quiet">{t('autoMessages.previewWrong')}</p>
      )}
    </Section>
  );
};

const Samples = ({ text, scope }: { readonly text: string; readonly scope: SampleScope }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, error, refetch } = useQuery({ ...sampleOrdersQuery(api, scope), placeholderData: keepPreviousData });
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <output className="skeleton" aria-label={t('common.loading')} />;
  if (data.length === 0) return <p className="panel-inset quiet">{t('autoMessages.previewNone')}</p>;
  return (
    <dl>
      {data.map((order) => (
        <div key={order.orderId} className="panel-inset">
          <dt>
            <Link to="/detail/$orderId" params={{ orderId: order.orderId }} className="link">
              {order.facts.pedido}
            </Link>
          </dt>
          <dd>
            <Told rule={{ event: scope.event, text }} order={order} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface ToldProps {
  readonly rule: Pick<AutoMessageRow, 'event' | 'text'>;
  readonly order: SampleOrder;
}

/** What this buyer would have got, or why they would have got nothing. */
const Told = ({ rule, order: { facts, isConnected = false, stopped } }: ToldProps) => {
  const t = useT();
  const message = messageOfOrder(rule, facts, isConnected);
  // What is to be changed in the text comes first: it is in the hands of its author.
  const unsaid = message.ok ? stopped : message.error;
  return unsaid ? <span className="quiet">{t(`autoMessages.unsaid.${unsaid}`)}</span> : message.ok && message.value;
};
