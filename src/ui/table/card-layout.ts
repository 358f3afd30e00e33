import type { Column } from './column.ts';

/** Pixels between two cards. */
export const cardGap = 8;
/** Of one card in table.css: border and padding, its title, beside what can be done with it, and the values below it in lines. */
const frame = 18;
const title = 30;
const line = 40;

type Placed = Pick<Column<never>, 'inCard'>;

/** As they are read on a card: what it is called, what has a line of its own, values in pairs, and last what is pressed. */
export const inCardOrder = <Each extends Placed>(columns: readonly Each[]): readonly Each[] => {
  const at = columns.findIndex(({ inCard }) => inCard !== 'foot');
  const values = columns.filter((_, place) => place !== at);
  const placed = (where: Placed['inCard']): readonly Each[] => values.filter(({ inCard }) => inCard === where);
  return [...columns.slice(at, at + 1), ...placed('line'), ...placed(undefined), ...placed('foot')];
};

/** Pixels from the top of one card to the top of the next. */
export const cardHeight = ([, ...values]: readonly Placed[]): number => {
  const whole = values.filter(({ inCard }) => inCard !== undefined).length;
  return cardGap + frame + title + line * (whole + Math.ceil((values.length - whole) / 2));
};
