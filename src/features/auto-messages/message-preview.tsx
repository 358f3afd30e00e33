import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sampleOrdersQuery, type SampleScope } from '#api/auto-messages.ts';
import { fillMessage } from '#contract/message-template.ts';
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
      {data.map(({ orderId, facts }) => (
        <div key={orderId} className="panel-inset">
          <dt>
            <Link to="/detail/$orderId" params={{ orderId }} className="link">
              {facts.pedido}
            </Link>
          </dt>
          <dd>{fillMessage(text, facts) ?? <span className="quiet">{t('autoMessages.notSent')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
};
