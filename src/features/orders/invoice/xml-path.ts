export type Found = Element | null;

/** The child of that name, whatever prefix its namespace has. */
export const child = (of: Found, ...path: readonly string[]): Found =>
  path.reduce<Found>((element, name) => (element ? ([...element.children].find(({ localName }) => localName === name) ?? null) : null), of);

export const children = (of: Found, name: string): readonly Element[] =>
  of ? [...of.children].filter(({ localName }) => localName === name) : [];

/** The first of that name anywhere: documents come bare, in an envelope, or in the answer of a tax office. */
export const anywhere = (parsed: Document, name: string): Found => parsed.getElementsByTagNameNS('*', name)[0] ?? null;

/** No field but notes may be as long: a longer text is cut, and ends with the sign of it. */
const mostCharacters = 2000;

/** On one line and whole; null of nothing. */
export const wholeText = (of: Found, ...path: readonly string[]): string | null =>
  child(of, ...path)
    ?.textContent?.replaceAll(/\s+/gu, ' ')
    .trim() || null;

export const text = (of: Found, ...path: readonly string[]): string | null => {
  const whole = wholeText(of, ...path);
  return whole !== null && whole.length > mostCharacters ? `${whole.slice(0, mostCharacters - 1).replace(/\p{Cs}$/u, '')}…` : whole;
};
