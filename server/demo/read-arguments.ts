import { parseArgs } from 'node:util';
import { countText } from '#import/plural.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { readWords } from '../command-line.ts';
import { demoSizes, type DemoSize } from './grow-world.ts';

interface SeedArguments {
  /** As DEMO_SIZE says where nothing is said here. */
  readonly size: DemoSize | undefined;
  readonly orders: number;
  readonly lists: number;
  readonly companies: number;
}

const most = { orders: 10_000_000, lists: 1_000_000, companies: 1_000_000 };
const usage = `npm run seed -- [--size ${demoSizes.join('|')}] [--orders N] [--lists N] [--companies N]`;

const isSize = (word: string): word is DemoSize => (demoSizes as readonly string[]).includes(word);

/** The command line, e.g. `--size 100k --orders 1000000`. */
export const readArguments = (words: readonly string[]): Result<SeedArguments, string> => {
  const none = { type: 'string', default: '0' } as const;
  const options = { size: { type: 'string' }, orders: none, lists: none, companies: none } as const;
  const parsed = readWords(() => parseArgs({ args: [...words], options }).values, usage);
  if (!parsed.ok) return parsed;
  const { size, ...counts } = parsed.value;
  if (size !== undefined && !isSize(size)) return refuse(`--size ${size}: esperado ${demoSizes.join(', ')}\n${usage}`);
  for (const flag of ['orders', 'lists', 'companies'] as const)
    if (!/^\d+$/u.test(counts[flag]) || Number(counts[flag]) > most[flag])
      return refuse(`--${flag} ${counts[flag]}: esperado de 0 a ${countText(most[flag])}\n${usage}`);
  return ok({ size, orders: Number(counts.orders), lists: Number(counts.lists), companies: Number(counts.companies) });
};
