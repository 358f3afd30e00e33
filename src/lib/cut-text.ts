/** The beginning of a text, without half a character at its end: a database keeps none. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');
