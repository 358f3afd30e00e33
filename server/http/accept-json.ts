import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many signs of JSON its body may have, where a contract holds more than most do. */
    mostSigns?: number;
  }
}

/** Some thousands more than any other contract holds: a product of 250 SKUs with ten attributes each has eleven thousand. */
const usualSigns = 20_000;

const [quote, backslash] = ['"', '\\'];

/** Behind the string that begins here. Signs in it are text, and an image is nothing but a string. */
const behindString = (text: string, from: number): number => {
  for (let end = text.indexOf(quote, from + 1); end >= 0; end = text.indexOf(quote, end + 1)) {
    let before = end - 1;
    while (text[before] === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
};

/** Counted before anything is made of them: `{},` is three bytes, and an object of some fifty. */
const hasMoreSigns = (text: string, most: number): boolean => {
  // Shorter than that it can not have them.
  if (text.length <= most) return false;
  let signs = 0;
  for (let at = 0; at < text.length && signs <= most;) {
    const sign = text[at];
    if (sign === '{' || sign === '[' || sign === ',') signs += 1;
    at = sign === quote ? behindString(text, at) : at + 1;
  }
  return signs > most;
};

const tooManySigns = (): Error => Object.assign(new Error('The body has too many parts'), { statusCode: 413 });

/** Clients name JSON as the type of a body they do not send: no body is then no error. */
export const acceptJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (hasMoreSigns(text, request.routeOptions.config.mostSigns ?? usualSigns)) done(tooManySigns());
    else void parse(request, text, done);
  });
};
