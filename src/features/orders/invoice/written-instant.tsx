import { instantOf } from '#lib/dates.ts';
import { DateOnly } from '#ui/date-only.tsx';
import { Instant } from '#ui/instant.tsx';

const isDay = (written: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(written) && instantOf(`${written}T12:00:00`).ok;

/** A time as a document has it; without a zone it is Brasília's, without a time it stays a date, and what is neither stays as it is. */
export const WrittenInstant = ({ written }: { readonly written: string }) => {
  const instant = instantOf(written);
  if (instant.ok) return <Instant at={instant.value} />;
  return isDay(written) ? <DateOnly date={written} /> : <span>{written}</span>;
};
