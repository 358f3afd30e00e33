import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf } from '#server/marketplace/command-of.ts';
import { mercadoLivre } from '#server/marketplace/mercadolivre/mercadolivre.ts';
import { compare, comeToRest, openFaultWorlds, type FaultWorlds, type Seen } from '../support/fault-world.ts';
import type { Spoken } from '../support/hub-process.ts';
import { faultCases, faultSample, type FaultCase } from '../support/marketplace-faults.ts';

/** Each fault once; `npm run proofs -- marketplace-faults` has each strike in so many places, and prints what was found. */
const { FAULT_ROUNDS } = process.env;
const rounds = Number(FAULT_ROUNDS ?? 1);
const faults = FAULT_ROUNDS === undefined ? faultSample : faultCases;

interface Ended extends Seen {
  readonly struck: boolean;
  readonly isAtRest: boolean;
}

let worlds: FaultWorlds;
beforeAll(async () => {
  worlds = await openFaultWorlds();
});
afterAll(() => worlds.close());

const endOf = ({ strike }: FaultCase, round: number, broken?: Partial<Spoken>): Promise<Ended> =>
  worlds.within(round, broken, async (world) => {
    const struck = await strike(world);
    const isAtRest = await comeToRest(world);
    return { struck, isAtRest, ...(await compare(world)) };
  });

const detectors = ['lost', 'doubled', 'falselyClaimed'] as const;
const say = (...lines: readonly string[]): void => {
  if (FAULT_ROUNDS !== undefined) process.stdout.write(`${lines.join('\n')}\n`);
};
const columns = (...values: readonly (string | number)[]): string => values.map((value) => String(value).padStart(16)).join('');

test(
  'whatever strikes around a call, and wherever: nothing is lost, nothing is there twice, and nothing is claimed that is not so',
  { timeout: 900_000 * rounds },
  async () => {
    say('', `${'fault'.padEnd(92)}${columns('struck', 'lost', 'doubled', 'falsely claimed')}`);
    const found: unknown[] = [];
    for (const each of faults) {
      const ends: Ended[] = [];
      for (let round = 0; round < rounds; round += 1) ends.push(await endOf(each, round));
      const sums = detectors.map((detector) => ends.reduce((sum, end) => sum + end[detector], 0));
      const struck = ends.filter((end) => end.struck && end.isAtRest).length;
      say(`${each.name.padEnd(92)}${columns(struck, ...sums)}`);
      found.push({ fault: each.name, struck, sums });
    }
    expect(found).toEqual(faults.map(({ name }) => ({ fault: name, struck: rounds, sums: [0, 0, 0] })));
  },
);

const faultNamed = (name: string): FaultCase => {
  const found = faultCases.find((each) => each.name === name);
  if (!found) throw new Error(`There is no fault ${name}`);
  return found;
};

/** For each detector a system that is broken so that it has to find something. */
const brokenSystems: readonly {
  readonly detector: (typeof detectors)[number];
  readonly how: string;
  readonly broken: Partial<Spoken>;
  readonly fault: string;
}[] = [
  {
    detector: 'lost',
    how: 'what was tried once has nothing more to say',
    broken: { commandOf: async (tx, job) => (job.attempts > 0 ? null : commandOf(tx, job)) },
    fault: 'nobody answers at all, for an hour',
  },
  {
    detector: 'doubled',
    how: 'nobody looks at what is there before saying it again',
    broken: { marketplace: { ...mercadoLivre, send: (command, session) => mercadoLivre.send(command, session, false) } },
    fault: 'connection broken after the effect, to what is done there',
  },
  {
    detector: 'falselyClaimed',
    how: 'what is not known is taken for done',
    broken: {
      marketplace: {
        ...mercadoLivre,
        send: async (...asked) => {
          const outcome = await mercadoLivre.send(...asked);
          return outcome.type === 'unknown' ? { type: 'done' } : outcome;
        },
      },
    },
    fault: 'connection broken before the effect, to what is done there',
  },
];

test.each(brokenSystems)('the detector of what is $detector finds it where $how', async ({ detector, how, broken, fault }) => {
  const end = await endOf(faultNamed(fault), 0, broken);
  say(`${`broken: ${how} (${fault})`.padEnd(108)}${columns(...detectors.map((each) => end[each]))}`);
  expect(end[detector]).toBeGreaterThan(0);
  expect(detectors.filter((each) => end[each] > 0)).toEqual([detector]);
});
