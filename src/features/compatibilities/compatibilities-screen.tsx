import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { compatibilityOptionsQuery } from '#api/compatibilities.ts';
import { listPage } from '#entities/records/list-page.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { AddVehicleDialog } from './add-vehicle-dialog.tsx';
import { vehicleColumns } from './vehicle-columns.tsx';
import { vehicleKind } from './vehicle-kind.ts';

const opens = (vehicleId: string) => linkOptions({ to: '/compatibilities/$vehicleId', params: { vehicleId } });

/** /compatibilities: the vehicles that parts may fit; everybody reads, superusers keep them. */
export const CompatibilitiesScreen = listPage({
  kind: vehicleKind,
  title: 'shell.title.compatibilities',
  searchLabel: 'vehicleList.search',
  empty: 'vehicleList.empty',
  views: 'compatibilities',
  useColumns: (t, { search }, _seesAll, shown) => {
    const { api } = useWorkbench();
    const { data: brands } = useQuery(compatibilityOptionsQuery(api, []));
    const { brand } = search;
    const options = useMemo(() => {
      const offered = (brands || []).map(({ value_id: value, value_name: label }) => ({ value, label }));
      // Until the names are here the address is taken at its word.
      return offered.length > 0 || brand === undefined ? offered : [{ value: brand, label: brand }];
    }, [brands, brand]);
    return useMemo(() => vehicleColumns(t, options, shown), [t, options, shown]);
  },
  opens,
  useTools: () => {
    const t = useT();
    const navigate = useNavigate();
    const mayKeep = useWorkbench().actor().role === 'superuser';
    const [isAdding, setAdding] = useState(false);
    useHandlers(mayKeep ? { 'vehicle.add': () => setAdding(true) } : {});
    return {
      tools: mayKeep && (
        <Button size="2" onClick={() => setAdding(true)}>
          {t('vehicle.add')}
        </Button>
      ),
      opened: isAdding && <AddVehicleDialog onClose={() => setAdding(false)} onAdded={(id) => void navigate(opens(id))} />,
    };
  },
});
