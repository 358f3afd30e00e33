import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ReputationPage } from '#features/reputation/reputation-page.tsx';
import { ReputationScreen } from '#features/reputation/reputation-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/reputation');
const page = getRouteApi('/signed-in/reputation/$accountId');

export const ReputationsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.reputation')}</h1>
      <FloatingTheme>
        <ReputationScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="reputation" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const ReputationRoute = () => {
  const { accountId } = page.useParams();
  return (
    <FloatingTheme>
      <ReputationPage key={accountId} accountId={accountId} />
    </FloatingTheme>
  );
};
