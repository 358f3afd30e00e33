import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { compatibilityOptionsQuery } from '#api/compatibilities.ts';
import { RecordList } from '#entities/records/record-list.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { AddVehicleDialog } from './add-vehicle-dialog.tsx';
import { vehicleColumns } from './vehicle-columns.tsx';
import { vehicleKind } from './vehicle-kind.ts';

const vehicleLink = (vehicleId: string, label: string): ReactNode => (
  <Link to="/compatibilities/$vehicleId" params={{ vehicleId }}>
    {label}
  </Link>
);

interface CompatibilitiesScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /compatibilities: the vehicles that parts may fit; everybody reads, superusers keep them. */
export const CompatibilitiesScreen = ({ place, userId, views }: CompatibilitiesScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, actor } = useWorkbench();
  const mayKeep = actor().role === 'superuser';
  const { data: brands } = useQuery(compatibilityOptionsQuery(api, []));
  const { brand } = place.search;
  const options = useMemo(() => {
    const offered = (brands || []).map(({ value_id: value, value_name: label }) => ({ value, label }));
    // Until the names are here the address is taken at its word.
    return offered.length > 0 || brand === undefined ? offered : [{ value: brand, label: brand }];
  }, [brands, brand]);
  const columns = useMemo(() => vehicleColumns(t, options), [t, options]);
  const [isAdding, setAdding] = useState(false);
  const open = (vehicleId: string): void => void navigate({ to: '/compatibilities/$vehicleId', params: { vehicleId } });
  useHandlers(mayKeep ? { 'vehicle.add': () => setAdding(true) } : {});
  return (
    <>
      <RecordList
        kind={vehicleKind}
        label={t('shell.title.compatibilities')}
        searchLabel={t('vehicleList.search')}
        empty={t('vehicleList.empty')}
        columns={columns}
        place={place}
        userId={userId}
        link={vehicleLink}
        onOpen={({ _id }) => open(_id)}
        tools={
          <>
            {views}
            {mayKeep && (
              <Button size="2" onClick={() => setAdding(true)}>
                {t('vehicle.add')}
              </Button>
            )}
          </>
        }
      />
      {isAdding && <AddVehicleDialog onClose={() => setAdding(false)} onAdded={open} />}
    </>
  );
};
