import type { Translate } from '#locale/translate.ts';

/** Behind what a CSV says of a row, as its cell has it: nothing where nothing waits to be sent. */
export const unsentMark = <Row>(t: Translate, row: Row, shown: (row: Row) => Row): string =>
  shown(row) === row ? '' : `, ${t('records.unsent')}`;
