import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queueFiguresQuery } from '#api/listings.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/translate.ts';
import { Age } from '#ui/instant.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Figure, Figures } from './figures.tsx';
import { formatSpan } from './format-span.ts';

/** The review queue at a glance, and the way in. */
export const QueueCard = () => {
  const { locale, t } = useLocale();
  const { api } = useWorkbench();
  const { data, isPending, isError, isFetching, refetch } = useQuery(queueFiguresQuery(api));
  return (
    <section aria-labelledby="home-queue">
      <div className="home-lead">
        <h1 id="home-queue" className="page-title">
          {t('home.queue')}
        </h1>
        <Button asChild>
          <Link to="/publish">{t('home.openQueue')}</Link>
        </Button>
      </div>
      {isError && !data ? (
        <ProblemState title={t('home.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Figures>
          <Figure label={t('home.pending')} isLoading={isPending}>
            {data?.pending}
          </Figure>
          <Figure label={t('home.mineToday')} isLoading={isPending}>
            {data?.mineToday}
          </Figure>
          <Figure label={t('home.teamToday')} isLoading={isPending}>
            {data?.teamToday}
          </Figure>
          <Figure label={t('home.oldest')} isLoading={isPending}>
            {data?.oldestQueuedAt ? <Age at={data.oldestQueuedAt} /> : t('home.none')}
          </Figure>
          <Figure label={t('home.median')} isLoading={isPending}>
            {data?.medianSeconds === null || data === undefined ? t('home.none') : formatSpan(data.medianSeconds, tagOf[locale])}
          </Figure>
        </Figures>
      )}
    </section>
  );
};
