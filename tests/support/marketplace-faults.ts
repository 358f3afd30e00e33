import { appendFile, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { sql } from 'drizzle-orm';
import { demoApplication } from '#lib/demo-marketplace.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import type { Fault as Scripted } from '#server/fake-mercadolivre/faults.ts';
import { openJournal } from '#server/fake-mercadolivre/journal.ts';
import { breakDatabase, mendDatabase } from './database-faults.ts';
import type { FaultWorld } from './fault-world.ts';
import type { Door } from './hub-process.ts';

export interface FaultCase {
  readonly name: string;
  /** Strikes, until it is over. Answers whether it struck at all. */
  readonly strike: (world: FaultWorld) => Promise<boolean>;
}

type Fault = z.input<typeof Scripted>;

/** Once at each thing that is to be done there: a listing made, changed, and a question answered. */
const atWrites = (fault: Fault): readonly Fault[] => [
  { ...fault, method: 'POST', path: '/items' },
  { ...fault, method: 'PUT', path: '/items' },
  { ...fault, method: 'POST', path: '/answers' },
];

const runScripted = async ({ fake, processOf }: FaultWorld, faults: readonly Fault[]): Promise<boolean> => {
  await fake.script([...faults]);
  await processOf().run();
  return (await fake.left()) < faults.length;
};

const written = (name: string, fault: Fault): FaultCase => ({
  name: `${name}, to what is done there`,
  strike: (world) => runScripted(world, atWrites(fault)),
});

/** The connection broke after the effect, and what is there is looked at: to that the fault comes. */
const looked = (name: string, fault: Fault): FaultCase => ({
  name: `${name}, to the look at what is there`,
  strike: async (world) => {
    const faults = [...atWrites({ kind: 'break', when: 'after' }), { ...fault, method: 'GET', times: 2 } as const];
    if (!(await runScripted(world, faults))) return false;
    const { pass, fake, processOf } = world;
    for (let turns = 0; turns < 6 && (await fake.left()) > 0; turns += 1) {
      await pass(130_000);
      await processOf().run();
    }
    return (await fake.left()) === 0;
  },
});

/** Answers of the marketplace, or none. */
const answers = {
  'HTTP 500 before the effect': { kind: 'error', when: 'before' },
  'HTTP 500 after the effect': { kind: 'error', when: 'after' },
  'HTTP 503': { kind: 'error', status: 503 },
  'connection broken before the effect': { kind: 'break', when: 'before' },
  'connection broken after the effect': { kind: 'break', when: 'after' },
  'silence before the effect': { kind: 'silence', when: 'before' },
  'silence after the effect': { kind: 'silence', when: 'after' },
  'answer later than anybody waits': { kind: 'slow', ms: 40_000 },
  '429 in JSON': { kind: 'throttled', form: 'json' },
  '429 as text': { kind: 'throttled', form: 'text' },
  '429 of the claims family': { kind: 'throttled', form: 'claims' },
  '429 without a body': { kind: 'throttled', form: 'empty' },
  '429 with Retry-After': { kind: 'throttled', form: 'json', retryAfter: 7 },
  '409': { kind: 'conflict' },
  'a page in HTML with 200': { kind: 'html', status: 200, when: 'after' },
  'a page in HTML with 404': { kind: 'html', status: 404, when: 'before' },
  'half an answer': { kind: 'cut' },
  'half an answer and the end of the connection': { kind: 'tear' },
  'an empty answer': { kind: 'empty' },
  'a huge number': { kind: 'hugeNumber', field: 'id' },
  'null in place of all objects': { kind: 'nulled' },
  'null in place of the name': { kind: 'nulled', field: 'id' },
  'a status nobody knows': { kind: 'unknownWord' },
  'a field nobody knows': { kind: 'newField' },
} as const satisfies Readonly<Record<string, Fault>>;

const threes = <Each>(all: readonly Each[]): readonly (readonly Each[])[] =>
  all.length === 0 ? [] : [all.slice(0, 3), ...threes(all.slice(3))];

/** Of reading, an effect has no before and after. */
const lookedAt = [
  'HTTP 500 before the effect',
  'connection broken before the effect',
  '429 as text',
  'a page in HTML with 200',
  'half an answer',
] as const;

const minute = 60_000;
const hour = 60 * minute;

const database = (name: string, ...how: Parameters<typeof breakDatabase> extends [unknown, ...infer Rest] ? Rest : never): FaultCase => ({
  name,
  strike: async ({ db, processOf }) => {
    await breakDatabase(db, ...how);
    await processOf().run();
    return mendDatabase(db);
  },
});

const killed = (name: string, at: Door['at']): FaultCase => ({
  name,
  strike: async ({ processOf, round }) => {
    const dying = processOf();
    await dying.run({ passing: round % 6, at, ends: 'dies' });
    return !dying.isAlive();
  },
});

const wrongClock = (name: string, skewMs: number): FaultCase => ({
  name,
  strike: async ({ db, processOf, round }) => {
    const wrong = processOf(skewMs);
    const [well, door] = [processOf(), { passing: round % 3, at: 'after', ends: 'held' } as const];
    // By turns, and the one while the other is in the middle of a call.
    await (skewMs > 0 ? wrong : well).run(door);
    await (skewMs > 0 ? well : wrong).run();
    await wrong.run();
    await well.run();
    return (await db.$count(integrationJob, sql`${integrationJob.status} <> 'waiting'`)) > 0;
  },
});

/** The fake writes a file, as it does beside the demo, and begins with what is in it. */
const onDisk = async ({ fake, later }: FaultWorld) => {
  const dir = await mkdtemp(join(tmpdir(), 'fault-journal-'));
  later(() => rm(dir, { recursive: true }));
  const restart = async (): Promise<void> => {
    const journal = await openJournal(dir);
    later(journal.close);
    fake.restart(journal);
  };
  const before = await openJournal(dir);
  for (const event of fake.kept()) await before.append([event]);
  await before.close();
  await restart();
  return { dir, restart };
};

const torn: FaultCase = {
  name: 'the fake is killed in the middle and starts anew, the last line of its journal torn',
  strike: async (world) => {
    const { dir, restart } = await onDisk(world);
    const { processOf, fake, pass, round } = world;
    const sends = processOf();
    await sends.run({ passing: 1 + (round % 4), at: 'after', ends: 'held' });
    await appendFile(join(dir, 'mercadolivre.jsonl'), '[{"type":"itemPubl');
    const before = fake.state();
    await restart();
    const isWhole = fake.state().items.size === before.items.size && fake.state().grants.size === before.grants.size;
    const isHeld = sends.isHeld();
    // The call that it did and did not answer ends with it.
    await pass(minute);
    return isHeld && isWhole;
  },
};

/** The file layer of this process: the next writes find no room. */
const fillDisk = async (dir: string, times: number): Promise<() => number> => {
  const file = await open(dir, 'r');
  const layer = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  const append = layer.appendFile;
  let struck = 0;
  layer.appendFile = async () => {
    struck += 1;
    if (struck === times) layer.appendFile = append;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return () => {
    layer.appendFile = append;
    return struck;
  };
};

const fullJournal: FaultCase = {
  name: 'the disk of the fake is full: what it did is not kept, until it starts anew',
  strike: async (world) => {
    const { dir, restart } = await onDisk(world);
    const { processOf, pass, round } = world;
    const sends = processOf();
    await sends.run({ passing: round % 3, at: 'before', ends: 'held' });
    const empty = await fillDisk(dir, 1);
    await sends.run();
    const struck = empty();
    await pass(minute);
    await restart();
    return struck > 0;
  },
};

const revoked: FaultCase = {
  name: 'the grant is revoked in the middle, and a person authorises again',
  strike: async ({ db, processOf, fake, connect, round }) => {
    const sends = processOf();
    await sends.run({ passing: round % 3, at: 'before', ends: 'held' });
    await fake.control('revoke', { appId: demoApplication.id, userId: 101 });
    await sends.run();
    const held = await db.$count(integrationJob, sql`${integrationJob.heldReason} = 'reauthorize'`);
    await connect('account-ana', 101);
    return held > 0;
  },
};

const overtaken: FaultCase = {
  name: 'the lease of a slow call is lost to a second process',
  strike: async ({ db, pass, processOf, round }) => {
    const [slow, second] = [processOf(), processOf()];
    await slow.run({ passing: round % 4, at: 'after', ends: 'held' });
    const isHeld = slow.isHeld();
    // By the clock of the database; the call itself is still under way.
    for (let steps = 0; steps < 9; steps += 1) await pass(14_000);
    await second.run();
    await slow.run();
    return isHeld && (await db.$count(integrationJob, sql`${integrationJob.status} = 'done'`)) > 0;
  },
};

/** Those that are no answer of the marketplace's. */
const around: readonly FaultCase[] = [
  database('our database is cut while it claims', 'cut', 'claiming', 1),
  database('our database is cut while it settles: sent, and not noted', 'cut', 'settling', 1),
  database('our database stays away after what was sent', 'cut', 'settling', 3),
  database('our disk is full while it claims', 'disk full', 'claiming', 2),
  database('our disk is full while it settles', 'disk full', 'settling', 2),
  killed('our process is killed between claim and call', 'before'),
  killed('our process is killed between call and settle', 'after'),
  overtaken,
  wrongClock('the clock of one process is five hours ahead', 5 * hour),
  wrongClock('the clock of one process is five hours behind', -5 * hour),
  torn,
  fullJournal,
  revoked,
  {
    name: 'a token that is refused once, though its time is not over',
    strike: (world) =>
      runScripted(
        world,
        atWrites({ kind: 'answer', status: 401, body: { message: 'invalid access token', error: 'unauthorized', status: 401, cause: [] } }),
      ),
  },
  {
    name: 'nobody answers at all, for an hour',
    strike: async ({ fake, pass, processOf }) => {
      fake.setAway(true);
      for (const wait of [0, 16_000, 62_000]) {
        await pass(wait);
        await processOf().run();
      }
      return fake.heard().length === 0;
    },
  },
];

const looks = lookedAt.map((name) => looked(name, answers[name]));

/** Each fault in each place. */
export const faultCases: readonly FaultCase[] = [
  ...around,
  ...Object.entries(answers).map(([name, fault]) => written(name, fault)),
  ...looks,
];

/** Each fault once: of what is done there, three different ones at a time. */
export const faultSample: readonly FaultCase[] = [
  ...around,
  ...threes(Object.entries<Fault>(answers)).map((three) => ({
    name: three.map(([name]) => name).join(' · '),
    strike: async (world: FaultWorld) => {
      const struck = await runScripted(
        world,
        three.flatMap(([, fault], at) => atWrites(fault).slice(at, at + 1)),
      );
      return struck && (await world.fake.left()) === 0;
    },
  })),
  ...looks,
];
