import { JobsScreen } from '#features/integration-jobs/jobs-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

/** The one screen of two addresses (decision 4). */
const Jobs = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.jobs')}</h1>
      <FloatingTheme>
        <JobsScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="jobs" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const QueueRoute = () => <Jobs />;

export const SettingsQueueRoute = () => <Jobs />;
