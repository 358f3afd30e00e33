import { Link } from '@tanstack/react-router';
import { vehicles } from '#api/vehicles.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Vehicle } from '#contract/vehicle.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { Line, Section } from '#ui/section.tsx';
import { VehicleState, yearSaid } from './vehicle-columns.tsx';

/** /compatibilities/{id}: one vehicle, and the listings that say they fit it. */
export const VehiclePage = ({ vehicleId }: { readonly vehicleId: string }) => (
  <LoadedPage back={{ to: '/compatibilities', label: 'vehicleList.back' }} of={(api) => vehicles.query(api, vehicleId)}>
    {(data) => <LoadedVehicle vehicle={data} />}
  </LoadedPage>
);

const LoadedVehicle = ({ vehicle: base }: { readonly vehicle: Vehicle }) => {
  const t = useT();
  const mayOpenListings = useMayOpen('/publish');
  const mayKeep = useWorkbench().actor().role === 'superuser';
  const vehicle = useView(base, subjectOf('vehicle', base));
  useTargets('page', [{ subject: subjectOf('vehicle', base), label: base.name, base }]);
  return (
    <>
      <RecordHead
        name={vehicle.name}
        actions={
          mayKeep &&
          (vehicle.retiredAt === null ? (
            <CommandButton name="vehicle.retire" variant="soft" color="red" />
          ) : (
            <CommandButton name="vehicle.restore" />
          ))
        }
      >
        <VehicleState vehicle={vehicle} />
      </RecordHead>
      <Section title={t('kind.vehicle.one')}>
        <Line label={t('vehicleList.brand')}>{vehicle.brand}</Line>
        <Line label={t('vehicleList.model')}>{vehicle.model}</Line>
        <Line label={t('vehicleList.year')}>{yearSaid(t, vehicle.year)}</Line>
        <Line label={t('vehicleList.trim')}>{vehicle.trim}</Line>
      </Section>
      <Section title={t('vehicleList.listings')}>
        {vehicle.listings.length === 0 ? (
          <p className="panel-inset quiet">{t('vehicleList.noListings')}</p>
        ) : (
          <ul className="panel-inset record-links">
            {vehicle.listings.map(({ publishId, title }) => (
              <li key={publishId}>
                {mayOpenListings ? (
                  <Link to="/publish/$publishId" params={{ publishId }} className="link">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <RecordHistory history={vehicle.history} say={({ type }) => ({ title: t(`vehicleList.event.${type}`) })} />
    </>
  );
};
