import { IconButton } from '@radix-ui/themes';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '#locale/locale.tsx';
import './calendar-button.css';

interface CalendarButtonProps {
  /** 'yyyy-MM-dd', or '' for none. */
  readonly day: string;
  readonly onPick: (day: string) => void;
  /** Days before and after are not offered. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
}

/** A day of the browser's own calendar, for the box it stands in. */
export const CalendarButton = ({ day, onPick, earliest, latest }: CalendarButtonProps) => {
  const t = useT();
  const calendar = useRef<HTMLInputElement>(null);
  return (
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
        value={day}
        onChange={({ target }) => onPick(target.value)}
      />
    </span>
  );
};
