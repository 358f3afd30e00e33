/** Without what no database keeps: NUL, and half a character. */
export const storable = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');

/** What somebody outside answered, every text of it fit to be kept; null where it is no JSON. */
export const readJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'), (_name, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return null;
  }
};
