import { formatDate, parseDate } from '#lib/dates.ts';
import { CalendarButton } from './calendar-button.tsx';
import { MaskedBox, type MaskedBoxProps } from './masked-field.tsx';
import { masks } from './masks/masks.ts';
import { useField } from './use-field.ts';

interface DateFieldProps extends Omit<MaskedBoxProps, 'start' | 'end'> {
  /** 'yyyy-MM-dd': the browser's calendar offers none before, or after. */
  readonly earliest?: string;
  readonly latest?: string;
}

/** dd/MM/yyyy by hand, or a day of the browser's own calendar. */
export const DateField = ({ earliest, latest, ...props }: DateFieldProps) => {
  const field = useField(props);
  const { value, onChange } = field.control;
  const isOpen = !field.isDisabled && !field.isReadOnly;
  return (
    <MaskedBox
      {...props}
      field={field}
      options={masks.date.options}
      inputMode={masks.date.inputMode}
      example={masks.date.example}
      end={
        isOpen && (
          <CalendarButton
            day={parseDate(String(value)) ?? ''}
            onPick={(day) => onChange(formatDate(day))}
            earliest={earliest}
            latest={latest}
          />
        )
      }
    />
  );
};
