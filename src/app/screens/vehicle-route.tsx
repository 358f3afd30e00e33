import { useMayOpen } from '#entities/may-open.ts';
import { VehiclePage } from '#features/compatibilities/vehicle-page.tsx';

export const VehicleRoute = ({ vehicleId }: { readonly vehicleId: string }) => (
  <VehiclePage vehicleId={vehicleId} mayOpenListings={useMayOpen('/publish')} />
);
