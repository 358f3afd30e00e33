import { IconButton } from '@radix-ui/themes';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { formatDate, parseDate } from '#lib/dates.ts';
import { useT } from '#locale/locale.tsx';
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
  const t = useT();
  const field = useField(props);
  const calendar = useRef<HTMLInputElement>(null);
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
          <span className="field-calendar">
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={t('form.openCalendar')}
              onClick={() => calendar.current?.showPicker()}
            >
              <CalendarDays size={16} aria-hidden />
            </IconButton>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden
              min={earliest}
              max={latest}
              value={parseDate(String(value)) ?? ''}
              onChange={({ target }) => onChange(formatDate(target.value))}
            />
          </span>
        )
      }
    />
  );
};
