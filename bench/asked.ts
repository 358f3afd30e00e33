import { ok, refuse, type Result } from '#lib/result.ts';

interface Asked {
  /** Of scenarios; none is all of them. */
  readonly names: readonly string[];
  readonly isFull: boolean;
}

interface Told {
  readonly text: string;
  /** The process ends with it. */
  readonly code: 0 | 2;
}

const usageOf = (names: readonly string[]): string => `npm run bench [-- [--full] scenario…]. There are: ${names.join(', ')}.`;

/** What the words of a command line ask for; else what is said in place of measuring, which takes minutes. */
export const askedOf = (words: readonly string[], names: readonly string[]): Result<Asked, Told> => {
  if (words.includes('--help') || words.includes('-h')) return refuse({ text: usageOf(names), code: 0 });
  const unknown = words.filter((word) => word !== '--full' && !names.includes(word));
  if (unknown.length > 0) return refuse({ text: `Not known: ${unknown.join(', ')}. ${usageOf(names)}`, code: 2 });
  return ok({ names: words.filter((word) => word !== '--full'), isFull: words.includes('--full') });
};
