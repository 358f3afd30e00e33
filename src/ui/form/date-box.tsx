import { TextField } from '@radix-ui/themes';
import { useMaskito } from '@maskito/react';
import { formatDate, parseDate } from '#lib/dates.ts';
import { CalendarButton } from './calendar-button.tsx';
import { masks } from './masks/masks.ts';

const { options, inputMode, example } = masks.date;

interface DateBoxProps {
  readonly label: string;
  /** As it is written, dd/MM/yyyy, whole or not. */
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The box of a date outside a form: dd/MM/yyyy by hand, or a day of the browser's own calendar. */
export const DateBox = ({ label, text, onType }: DateBoxProps) => {
  const maskRef = useMaskito({ options });
  const day = parseDate(text);
  return (
    <TextField.Root
      ref={maskRef}
      aria-label={label}
      aria-invalid={(text.length === example.length && day === null) || undefined}
      inputMode={inputMode}
      autoComplete="off"
      placeholder={example}
      value={text}
      // Maskito speaks in native input events; React's change would come late (maskito.dev, 'Controlled masked input').
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      onChange={() => {}}
    >
      <TextField.Slot side="right">
        <CalendarButton day={day ?? ''} onPick={(picked) => onType(formatDate(picked))} />
      </TextField.Slot>
    </TextField.Root>
  );
};
