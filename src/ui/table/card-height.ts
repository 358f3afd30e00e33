/** Pixels between two cards. */
export const cardGap = 8;
/** Of one card in table.css: border and padding, its title, beside what can be done with it, and the values below it in pairs. */
const frame = 18;
const title = 30;
const pair = 40;

/** Pixels from the top of one card to the top of the next. */
export const cardHeight = (columns: number): number => cardGap + frame + title + pair * Math.ceil((columns - 1) / 2);
