import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { compatibilitiesQuery } from '#api/compatibilities.ts';
import type { CompatibilityItem, Picked } from '#contract/compatibility.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { firstPage, VehicleTable } from './vehicle-table.tsx';
import { nameOf } from './vehicles.ts';

interface VehicleSearchProps {
  /** With a brand at least. */
  readonly picked: readonly Picked[];
  readonly keptIds: ReadonlySet<string>;
  readonly onAdd: (items: readonly CompatibilityItem[]) => void;
}

/** A marketplace takes so many a call (domain 5.4). */
const perCall = 200;

/** The vehicles of a choice, to be added one by one or all. */
export const VehicleSearch = ({ picked, keptIds, onAdd }: VehicleSearchProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const [paging, setPaging] = useState(firstPage);
  const [taking, setTaking] = useState<'no' | 'running' | 'failed'>('no');
  const found = useQuery({
    ...compatibilitiesQuery(api, picked, { limit: paging.rows, offset: (paging.page - 1) * paging.rows }),
    placeholderData: keepPreviousData,
  });
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  const takeAll = async (total: number): Promise<void> => {
    setTaking('running');
    const { signal } = left.current;
    const all: CompatibilityItem[] = [];
    for (let offset = 0; offset < total; offset += perCall) {
      const page = await queryClient.fetchQuery(compatibilitiesQuery(api, picked, { limit: perCall, offset }));
      if (signal.aborted) return;
      // Half of them would look like all of them.
      if (page === false) return setTaking('failed');
      all.push(...page.items);
    }
    setTaking('no');
    onAdd(all);
  };
  if (found.data === undefined) return <p className="quiet">{t('common.loading')}</p>;
  if (found.data === false || taking === 'failed')
    return (
      <ProblemState
        title={t('vehicles.failed')}
        hint={t('vehicles.failedHint')}
        isRetrying={found.isFetching}
        onRetry={() => {
          setTaking('no');
          void found.refetch();
        }}
      />
    );
  const { items, total } = found.data;
  if (total === 0) return <EmptyState kind="search" />;
  return (
    <>
      <VehicleTable
        label={t('vehicles.found')}
        items={items}
        total={total}
        paging={paging}
        onPaging={setPaging}
        renderAction={(item) => <AddButton item={item} isKept={keptIds.has(item.id)} onAdd={() => onAdd([item])} />}
      />
      <div>
        <BusyButton variant="soft" isBusy={taking === 'running'} onClick={() => void takeAll(total)}>
          {t('vehicles.addAll', { total })}
        </BusyButton>
      </div>
    </>
  );
};

interface AddButtonProps {
  readonly item: CompatibilityItem;
  readonly isKept: boolean;
  readonly onAdd: () => void;
}

/** It stays where it was pressed, and says what became of it. */
const AddButton = ({ item, isKept, onAdd }: AddButtonProps) => {
  const t = useT();
  const name = nameOf(item, t('vehicles.zeroKm'));
  return (
    <BusyButton
      size="1"
      variant="soft"
      isOff={isKept}
      aria-label={isKept ? `${name}: ${t('vehicles.added')}` : t('vehicles.add', { name })}
      onClick={onAdd}
    >
      {isKept ? t('vehicles.added') : <Plus size={14} aria-hidden />}
    </BusyButton>
  );
};
