import { parseDate } from '../dates.ts';
import { ok, refuse } from '../result.ts';
import type { Read } from './readers.ts';

/** 'dd/MM/yyyy' as 'yyyy-MM-dd'. Apart from the other readers: pages before the login read no dates, and fetch no dayjs. */
export const readDate: Read<string> = (text) => {
  if (text.trim() === '') return refuse({ rule: 'required' });
  const date = parseDate(text.trim());
  return date === null ? refuse({ rule: 'date' }) : ok(date);
};
