import { useQuery } from '@tanstack/react-query';
import { queueFiguresQuery } from '#api/review-queue.ts';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { useT } from '#locale/locale.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { formatMessage } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useNow } from '#ui/now.ts';
import { pace, spanInWords } from './age.ts';

const Figure = ({ label, children }: { readonly label: MessageKey; readonly children: string }) => {
  const t = useT();
  return (
    <div className="queue-figure">
      <dd>{children}</dd>
      <dt>{t(label)}</dt>
    </div>
  );
};

/** The shift in five figures: mine, the team's, what is left, the oldest, my pace (row REV-6). */
export const QueueHeader = () => {
  const t = useT();
  const { api } = useWorkbench();
  const now = useNow('minute');
  const place = useListingPlace();
  const { data } = useQuery(queueFiguresQuery(api, place === '/kitPublish' ? { kit: 'only' } : {}));
  const none = t('queue.none');
  return (
    <dl className="queue-figures" aria-busy={!data}>
      <Figure label="queue.figure.mine">{data ? `${data.mineToday}` : none}</Figure>
      <Figure label="queue.figure.team">{data ? `${data.teamToday}` : none}</Figure>
      <Figure label="queue.figure.pending">{data ? `${data.pending}` : none}</Figure>
      <Figure label="queue.figure.oldest">
        {data?.oldestQueuedAt ? formatMessage(t, spanInWords(now - Date.parse(data.oldestQueuedAt))) : none}
      </Figure>
      <Figure label="queue.figure.median">{data && data.medianSeconds !== null ? formatMessage(t, pace(data.medianSeconds)) : none}</Figure>
    </dl>
  );
};
