/** An address longer than this can not be delivered (RFC 5321). */
const LONGEST = 254;

/**
 * Something, @, something, a dot, something (part 2, section 5). Blanks, control characters and what separates addresses in a
 * header are part of none: the address goes into one.
 */
export const isMail = (text: string): boolean =>
  text.length <= LONGEST && /^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\].]+(?:\.[^\s\p{C}@<>(),;:"\\[\].]+)+$/u.test(text);
