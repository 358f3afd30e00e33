const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);

const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

/**
 * 'dd/MM/yyyy' of the real calendar as 'yyyy-MM-dd'; null when there is no such day. A date without a time stays a string: `Date`
 * would move it a day west of Greenwich (decision 11).
 */
export const parseDate = (text: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/u.exec(text) ?? [];
  return isDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
};

/** 'yyyy-MM-dd' as a person reads it; '' for what is none. */
export const formatDate = (date: string): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  return isDay(Number(year), Number(month), Number(day)) ? `${day}/${month}/${year}` : '';
};
