import type { ReactNode } from 'react';
import type { CompatibilityItem } from '#contract/compatibility.ts';
import { useT } from '#locale/locale.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { SafeText } from '#ui/safe-text.tsx';
import { PageBar } from '#ui/table/page-bar.tsx';
import { clampPage, pagesOf } from '#ui/table/page-window.ts';
import { isZeroKm, shownAttributes, valueOf } from './vehicles.ts';
import '#ui/table/table.css';

/** Row CAT-4; the first is what a search brings. */
const pageSizes = [10, 25, 50] as const;

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly rows: number;
}

/** A selector: where vehicles are chosen. */
export const vehiclesStart = '.vehicles input:enabled';

export const firstPage: Paging = { page: 1, rows: pageSizes[0] };

const vehicleGone = leavesFocus('button', '.vehicles-tools input', vehiclesStart);

interface VehicleTableProps {
  readonly label: string;
  readonly items: readonly CompatibilityItem[];
  readonly total: number;
  readonly paging: Paging;
  readonly onPaging: (paging: Paging) => void;
  /** What can be done with one vehicle. */
  readonly renderAction: (item: CompatibilityItem) => ReactNode;
}

/** One page of vehicles, with their total. */
export const VehicleTable = ({ label, items, total, paging, onPaging, renderAction }: VehicleTableProps) => {
  const t = useT();
  const pages = pagesOf(total, paging.rows);
  return (
    <div className="vehicle-table-box">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which the keyboard must reach */}
      <div className="vehicle-table-scroll" tabIndex={0}>
        <table className="vehicle-table" aria-label={label}>
          <thead>
            <tr>
              {shownAttributes.map((id) => (
                <th key={id} scope="col">
                  {t(`vehicles.${id}`)}
                </th>
              ))}
              <th scope="col">{t('vehicles.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id} ref={vehicleGone}>
                {shownAttributes.map((id) => (
                  <td key={id}>{isZeroKm(id, valueOf(item, id)) ? t('vehicles.zeroKm') : <SafeText>{valueOf(item, id)}</SafeText>}</td>
                ))}
                <td>{renderAction(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="vehicle-table-foot">
        <span aria-live="polite">{t('vehicles.total', { total })}</span>
        <PageBar
          of={label}
          page={clampPage(paging.page, pages)}
          pages={pages}
          rows={paging.rows}
          pageSizes={pageSizes}
          onPage={(page) => onPaging({ ...paging, page })}
          onRows={(rows) => onPaging({ page: 1, rows })}
        />
      </div>
    </div>
  );
};
