import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { compatibilityOptionsQuery } from '#api/compatibilities.ts';
import { pickedAttributes, type Picked, type PickedAttribute } from '#contract/compatibility.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { RequiredMark } from '#ui/form/field-frame.tsx';
import { isZeroKm } from './vehicles.ts';

interface VehiclePickersProps {
  readonly picked: readonly Picked[];
  readonly onPick: (picked: readonly Picked[]) => void;
}

/** No value of the marketplace is this. */
const all = '*';
const mayBeAll = new Set<PickedAttribute>(['VEHICLE_YEAR', 'TRIM']);

/** Brand, model, year and trim, each open once the one before is answered (row CAT-3). */
export const VehiclePickers = ({ picked, onPick }: VehiclePickersProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const open = pickedAttributes.slice(0, picked.length + 1);
  const answers = useQueries({ queries: open.map((_, at) => compatibilityOptionsQuery(api, picked.slice(0, at))) });
  const failed = answers.find(({ data }) => data === false);
  return (
    <>
      <div className="vehicle-pickers">
        {pickedAttributes.map((attribute, at) => {
          const { data } = answers[at] ?? {};
          const values = data === undefined || data === false ? [] : data;
          const options = values.map(({ value_id, value_name }) => ({
            value: value_id,
            label: isZeroKm(attribute, value_name) ? t('vehicles.zeroKm') : value_name,
          }));
          const before = pickedAttributes[at - 1];
          return (
            <Picker
              key={attribute}
              label={t(`vehicles.${attribute}`)}
              isRequired={attribute === 'BRAND'}
              options={mayBeAll.has(attribute) ? [{ value: all, label: t('vehicles.all') }, ...options] : options}
              value={valueOf(picked[at])}
              closedBecause={at > picked.length && before ? t('vehicles.before', { name: t(`vehicles.${before}`) }) : null}
              onChoose={(value) => {
                const kept = picked.slice(0, at);
                onPick(value === '' ? kept : [...kept, { id: attribute, value_id: value === all ? null : value }]);
              }}
            />
          );
        })}
      </div>
      {failed && <ProblemState title={t('vehicles.failed')} hint={t('vehicles.failedHint')} onRetry={() => void failed.refetch()} />}
    </>
  );
};

const valueOf = (picked: Picked | undefined): string => (picked ? (picked.value_id ?? all) : '');

interface PickerProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly closedBecause: string | null;
  readonly onChoose: (value: string) => void;
}

const Picker = ({ label, isRequired, options, value, closedBecause, onChoose }: PickerProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      <Combobox
        aria={{
          id,
          'aria-required': isRequired || undefined,
          'aria-invalid': undefined,
          'aria-describedby': closedBecause === null ? undefined : `${id}-reason`,
        }}
        label={label}
        options={options}
        value={value}
        onChoose={onChoose}
        onLeave={noNews}
        boxRef={noNews}
        isDisabled={closedBecause !== null}
        isReadOnly={false}
      />
      {closedBecause !== null && (
        <span className="field-hint" id={`${id}-reason`}>
          {closedBecause}
        </span>
      )}
    </div>
  );
};

const noNews = (): void => undefined;
