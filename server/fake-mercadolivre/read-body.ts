import { ok, refuse, type Result } from '#lib/result.ts';

/** What a body says, by its content type: JSON or a form. Anything else is nothing the fake reads. */
export const readBody = (contentType: string | undefined, text: string): Result<unknown, 'unreadable'> => {
  if (text === '') return ok(null);
  if (contentType?.startsWith('application/x-www-form-urlencoded') === true) return ok(Object.fromEntries(new URLSearchParams(text)));
  if (contentType?.startsWith('application/json') !== true) return refuse('unreadable');
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('unreadable');
  }
};
