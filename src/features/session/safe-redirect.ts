/** A longer one was not made by us, and might not fit the server's own limit for a request line. */
const LONGEST = 2000;

/** Where a person may not be sent after login: it would throw them out again, or ask them to log in twice. */
const doors = new Set(['/login', '/logout']);

/**
 * The path a redirect asks for, or '/' when it leads out of our origin or back to a door (decision 9).
 *
 * Only a path is honoured, and the URL parser decides, as the browser will: '//host', '/\host' and '/<tab>/host' all start
 * with a slash and leave.
 */
export const safeRedirect = (asked: unknown, origin: string): string => {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > LONGEST) return '/';
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(asked) || !URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  if (url.origin !== origin) return '/';
  const door = decoded(url.pathname).replace(/\/+$/u, '').toLowerCase();
  if (doors.has(door) || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
