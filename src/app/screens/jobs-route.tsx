import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { JobsScreen } from '#features/integration-jobs/jobs-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const queue = getRouteApi('/signed-in/queue');
const settingsQueue = getRouteApi('/signed-in/settings/queue');

/** The one screen of two addresses (decision 4). */
const Jobs = ({ search, write }: SearchPort) => {
  const t = useT();
  const { user } = useFrame();
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.jobs')}</h1>
      <FloatingTheme>
        <JobsScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="jobs" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const QueueRoute = () => {
  const navigate = queue.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (search, { replace }) => void navigate({ search, replace, resetScroll: false }),
    [navigate],
  );
  return <Jobs search={queue.useSearch()} write={write} />;
};

export const SettingsQueueRoute = () => {
  const navigate = settingsQueue.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (search, { replace }) => void navigate({ search, replace, resetScroll: false }),
    [navigate],
  );
  return <Jobs search={settingsQueue.useSearch()} write={write} />;
};
