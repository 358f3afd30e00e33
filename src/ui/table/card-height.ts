import type { Column } from './column.ts';

/** Pixels between two cards. */
export const cardGap = 8;
/** Of one card in table.css: border and padding, its title, beside what can be done with it, and the values below it in lines. */
const frame = 18;
const title = 30;
const line = 40;

/** Pixels from the top of one card to the top of the next. */
export const cardHeight = (columns: readonly Pick<Column<never>, 'inCard'>[]): number => {
  const values = columns.slice(1);
  const whole = values.filter(({ inCard }) => inCard !== undefined).length;
  return cardGap + frame + title + line * (whole + Math.ceil((values.length - whole) / 2));
};
