import { getRouteApi } from '@tanstack/react-router';
import { ReputationPage } from '#features/reputation/reputation-page.tsx';
import { ReputationScreen } from '#features/reputation/reputation-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/reputation/$accountId');

export const ReputationsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.reputation')}</h1>
      <FloatingTheme>
        <ReputationScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="reputation" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
