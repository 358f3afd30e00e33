import { getRouteApi, useRouter } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { VehiclePage } from '#features/compatibilities/vehicle-page.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/compatibilities/$vehicleId');

export const VehicleRoute = () => {
  const { vehicleId } = page.useParams();
  const { session } = useRouter().options.context;
  return (
    <FloatingTheme>
      <VehiclePage key={vehicleId} vehicleId={vehicleId} mayOpenListings={isGateOpen('/publish', visitorOf(session.state()))} />
    </FloatingTheme>
  );
};
