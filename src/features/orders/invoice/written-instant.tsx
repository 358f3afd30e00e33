import { isDay, instantOf } from '#lib/dates.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { DateOnly } from '#ui/date-only.tsx';
import { formatInstant } from '#ui/format-instant.ts';

const timed = /^(?<clock>\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/u;

/** A time as a document has it: the day and the hour that are written, for no zone moves the day of a tax document. What is neither a time nor a date stays as it is. */
export const WrittenInstant = ({ written }: { readonly written: string }) => {
  const { locale } = useLocale();
  if (isDay(written)) return <DateOnly date={written} />;
  const { clock = '', zone } = timed.exec(written)?.groups ?? {};
  const shown = instantOf(`${clock}Z`);
  if (!shown.ok) return <span>{written}</span>;
  return (
    <time dateTime={written} title={zone === undefined ? undefined : `UTC${zone === 'Z' ? '' : zone}`}>
      {formatInstant(shown.value, 'dateTime', tagOf[locale], 'UTC')}
    </time>
  );
};
