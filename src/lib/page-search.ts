/** Search strings as anybody would write them: text in, text out. The router's own JSON would turn ?search=2000012 into a number. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

const isSaid = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]): readonly [string, string][] => (isSaid(value) ? [[key, `${value}`]] : [])),
  ).toString();
  return text === '' ? '' : `?${text}`;
};
