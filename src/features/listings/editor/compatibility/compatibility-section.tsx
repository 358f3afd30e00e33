import { Button, IconButton, TextField as TextBox } from '@radix-ui/themes';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CompatibilityItem, Picked } from '#contract/compatibility.ts';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { Section } from '#ui/section.tsx';
import { toast, undoableMs } from '#ui/toast.tsx';
import { VehiclePickers } from './vehicle-pickers.tsx';
import { VehicleSearch } from './vehicle-search.tsx';
import { firstPage, VehicleTable, vehiclesStart } from './vehicle-table.tsx';
import { filterVehicles, nameOf, readItems, toSearchable, withAgain, withItems, withoutItem, withoutItems } from './vehicles.ts';
import './compatibility.css';

type Compatibilities = Listing['compatibilitiesCarsAndVans'];

interface CompatibilitySectionProps {
  readonly value: Compatibilities;
  readonly onChange: (value: Compatibilities) => void;
  readonly isReadOnly: boolean;
}

/** Which vehicles a part fits (rows CAT-3 and CAT-4): what the listing says, and the search that adds to it. */
export const CompatibilitySection = ({ value, onChange, isReadOnly }: CompatibilitySectionProps) => {
  const t = useT();
  const { clock } = useWorkbench();
  // All vehicles of a choice take a while to come: they are added to what is there then.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const items = useMemo(() => readItems(value), [value]);
  const keptIds = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  const offered = useRef<string | null>(null);
  // What may not be changed, or is not there, can not be had back.
  useEffect(() => {
    const withdraw = (): void => {
      if (offered.current !== null) toast.dismiss(offered.current);
    };
    if (isReadOnly) withdraw();
    return withdraw;
  }, [isReadOnly]);
  const removeAll = (): void => {
    onChange(withoutItems(value));
    offered.current = toast.info(t('vehicles.removedAll', { total: items.length }), {
      action: {
        label: t('common.undo'),
        run: () => onChange(withAgain(latest.current, value)),
        untilMs: clock() + undoableMs,
      },
    });
  };
  return (
    <Section title={t('vehicles.title')}>
      <div className="panel-inset vehicles">
        {!isReadOnly && (
          <>
            <VehiclePickers picked={picked} onPick={setPicked} />
            {picked.length > 0 && (
              <VehicleSearch
                key={JSON.stringify(picked)}
                picked={picked}
                keptIds={keptIds}
                onAdd={(added) => onChange(withItems(latest.current, added, picked))}
              />
            )}
          </>
        )}
        <Kept items={items} isReadOnly={isReadOnly} onRemove={(id) => onChange(withoutItem(value, id))} onRemoveAll={removeAll} />
      </div>
    </Section>
  );
};

const allGone = leavesFocus(null, vehiclesStart);

interface KeptProps {
  readonly items: readonly CompatibilityItem[];
  readonly isReadOnly: boolean;
  readonly onRemove: (id: string) => void;
  readonly onRemoveAll: () => void;
}

const Kept = ({ items, isReadOnly, onRemove, onRemoveAll }: KeptProps) => {
  const t = useT();
  const [filter, setFilter] = useState('');
  const [paging, setPaging] = useState(firstPage);
  const sought = useDeferredValue(filter);
  const zero = t('vehicles.zeroKm');
  const searchable = useMemo(() => toSearchable(items, zero), [items, zero]);
  const found = useMemo(() => filterVehicles(searchable, sought), [searchable, sought]);
  if (items.length === 0) return <EmptyState title={t('vehicles.noneKept')} hint={isReadOnly ? undefined : t('vehicles.noneKeptHint')} />;
  const last = Math.max(1, Math.ceil(found.length / paging.rows));
  const from = (Math.min(paging.page, last) - 1) * paging.rows;
  return (
    <>
      <h3 className="vehicles-name">{t('vehicles.kept')}</h3>
      <div className="vehicles-tools">
        <TextBox.Root
          type="search"
          className="vehicles-filter"
          aria-label={t('vehicles.filter')}
          placeholder={t('vehicles.filter')}
          maxLength={120}
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value);
            setPaging({ ...paging, page: 1 });
          }}
          // It stands inside a form, which Enter would send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {!isReadOnly && (
          <Button ref={allGone} type="button" variant="soft" color="gray" onClick={onRemoveAll}>
            {t('vehicles.removeAll')}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState kind="search" />
      ) : (
        <VehicleTable
          label={t('vehicles.kept')}
          items={found.slice(from, from + paging.rows).map(({ item }) => item)}
          total={found.length}
          paging={paging}
          onPaging={setPaging}
          renderAction={(item) =>
            !isReadOnly && (
              <IconButton
                type="button"
                size="1"
                variant="ghost"
                color="gray"
                aria-label={t('vehicles.remove', { name: nameOf(item, zero) })}
                onClick={() => onRemove(item.id)}
              >
                <Trash2 size={14} aria-hidden />
              </IconButton>
            )
          }
        />
      )}
    </>
  );
};
