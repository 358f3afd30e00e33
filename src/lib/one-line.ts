/** Controls, and what breaks, joins or turns words unseen; not the joiners that pictures are written with. */
const unseen = /(?!\s)[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060]/gu;

/**
 * On one line, composed, with single blanks and no signs that nobody can see: as a code of a SKU or a kit is kept, wherever it was written.
 * Forms, the contract and files read it so.
 */
export const oneLine = (text: string): string => text.normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();
