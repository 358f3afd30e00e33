const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/**
 * A link out of data, as it may be followed; null for anything that would run, embed or open something else than a page or a
 * letter. `origin` is where relative links start.
 */
export const safeHref = (raw: string, origin: string): string | null => {
  const link = URL.parse(raw, origin);
  return link && schemes.has(link.protocol) ? link.href : null;
};
