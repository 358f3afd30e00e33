const mostParts = 30;
const longestPart = 4000;

/** A URL's search as texts, and no more of it than anybody can mean; what they mean is read by the screen that is shown. */
export const plainSearch = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(search)
      .flatMap(([key, value]) => (typeof value === 'string' && value !== '' && value.length <= longestPart ? [[key, value] as const] : []))
      .slice(0, mostParts),
  );
