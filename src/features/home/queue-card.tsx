import { useQuery } from '@tanstack/react-query';
import { queueFiguresQuery } from '#api/review-queue.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Age } from '#ui/instant.tsx';
import { Count } from './count.tsx';
import { Figure } from './figure.tsx';
import { formatSpan } from './format-span.ts';
import { HomePart } from './home-part.tsx';

/** The review queue at a glance, and the way in. */
export const QueueCard = () => {
  const { locale, t } = useLocale();
  const { api } = useWorkbench();
  const { data, isPending, isError, isFetching, refetch } = useQuery(queueFiguresQuery(api));
  return (
    <HomePart
      title={t('home.queue')}
      way={t('home.openQueue')}
      to="/publish"
      isFailed={isError && !data}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      <Figure label={t('home.pending')} isLoading={isPending} place={{ to: '/publish' }}>
        {data && <Count of={{ total: data.pending }} />}
      </Figure>
      <Figure label={t('home.mineToday')} isLoading={isPending}>
        {data && <Count of={{ total: data.mineToday }} />}
      </Figure>
      <Figure label={t('home.teamToday')} isLoading={isPending}>
        {data && <Count of={{ total: data.teamToday }} />}
      </Figure>
      <Figure label={t('home.oldest')} isLoading={isPending} place={{ to: '/publish' }}>
        {data?.oldestQueuedAt ? <Age at={data.oldestQueuedAt} /> : t('home.none')}
      </Figure>
      <Figure label={t('home.median')} isLoading={isPending}>
        {data?.medianSeconds === null || data === undefined ? t('home.none') : formatSpan(data.medianSeconds, tagOf[locale])}
      </Figure>
    </HomePart>
  );
};
