import type { IncomingHttpHeaders } from 'node:http';

const longest = 256;

/** Both headers carry the token and must agree (row SES-11, decision 7). Null when they do not, or there is none. */
export const readToken = ({ authorization, usertoken }: IncomingHttpHeaders): string | null => {
  if (authorization === undefined || authorization === '' || authorization.length > longest) return null;
  return authorization === usertoken ? authorization : null;
};
