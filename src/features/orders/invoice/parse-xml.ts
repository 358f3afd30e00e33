import { ok, refuse, type Result } from '#lib/result.ts';

export type XmlRefused = 'not well-formed' | 'declares its own entities' | 'too deep' | 'too large';

/** An invoice has a dozen levels; no parser of ours shall follow one that has thousands. */
const mostLevels = 100;
/** The most a marketplace takes is 1 MB (domain, 5.6). */
const mostCharacters = 4_000_000;

const isDeeper = (root: Element, most: number): boolean => {
  let level: readonly Element[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((element) => [...element.children]);
  }
  return false;
};

/**
 * A document without a life of its own: the browser's parser runs no script of it and fetches nothing it names (reliability 30).
 * No tax document has a DOCTYPE, so the one door to entities is shut before anything is parsed.
 */
export const parseXml = (text: string): Result<Document, XmlRefused> => {
  if (text.length > mostCharacters) return refuse('too large');
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return refuse('declares its own entities');
  // A mark of byte order is no part of the document.
  const parsed = new DOMParser().parseFromString(text.replace(/^\uFEFF/u, '').trimStart(), 'application/xml');
  if (parsed.querySelector('parsererror')) return refuse('not well-formed');
  return isDeeper(parsed.documentElement, mostLevels) ? refuse('too deep') : ok(parsed);
};
