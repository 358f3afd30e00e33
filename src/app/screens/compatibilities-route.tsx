import { getRouteApi, useRouter } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { CompatibilitiesScreen } from '#features/compatibilities/compatibilities-screen.tsx';
import { VehiclePage } from '#features/compatibilities/vehicle-page.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/compatibilities/$vehicleId');

export const CompatibilitiesRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.compatibilities')}</h1>
      <FloatingTheme>
        <CompatibilitiesScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="compatibilities" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const VehicleRoute = () => {
  const { vehicleId } = page.useParams();
  const { session } = useRouter().options.context;
  return (
    <FloatingTheme>
      <VehiclePage key={vehicleId} vehicleId={vehicleId} mayOpenListings={isGateOpen('/publish', visitorOf(session.state()))} />
    </FloatingTheme>
  );
};
