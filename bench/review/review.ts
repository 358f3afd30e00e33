import { dirname } from 'node:path';
import { checkNames } from '#contract/check.ts';
import { openSession } from '../../e2e/support/people.ts';
import { startQuietServer } from '../../e2e/support/quiet-server.ts';
import type { Measured, Scenario } from '../budgets.ts';
import { growWorld } from '../grow-world.ts';
import { inFolder } from '../in-folder.ts';
import { isRefused, type Case, type Desk } from './case.ts';
import { areTitlesHere, importedCompany, importTitles, rowOf, type Import } from './imported.ts';
import { costsOf, paceOf, type Pace, type Step } from './operators.ts';
import { oneByOne, replayNow } from './replay-now.ts';
import { replayBefore } from './replay-before.ts';
import { thrownOut } from './steps.ts';
import { caseOf, ofForm, openDesk, type Waiting } from './server-desk.ts';
import { demoVerdicts, labelledVerdict } from './verdicts.ts';

const figure = (value: number): string => value.toFixed(2);
const told = ({ each, withoutLooks }: Pace): string => `${figure(each)} s (${figure(withoutLooks)} s without looks)`;
const times = (one: Pace, other: Pace): string =>
  `${figure(one.each / other.each)} × (${figure(one.withoutLooks / other.withoutLooks)} × without looks)`;

const sayCosts = (of: string, steps: readonly Step[]): void => {
  const costs = costsOf(steps);
  const total = costs.reduce((sum, { seconds }) => sum + seconds, 0);
  for (const { what, times: count, seconds } of costs)
    console.log(
      `   ${of}: ${((100 * seconds) / total).toFixed(0).padStart(3)} %  ${what}, ${count} times, ${figure(seconds / count)} s each`,
    );
};

/** What keeps listings off the sheet: how many each check found something in, and in how many it is all that was found. */
const sayFound = (name: string, queue: readonly Waiting[]): void => {
  const found = queue.map(({ findings }) => new Set(findings.map(({ check }) => check)));
  const counts = checkNames.map((check) => ({
    check,
    of: found.filter((checks) => checks.has(check)).length,
    alone: found.filter((checks) => checks.has(check) && checks.size === 1).length,
  }));
  for (const { check, of, alone } of counts.filter((each) => each.of > 0).toSorted((one, other) => other.of - one.of))
    console.log(`   ${name}: ${check} found something in ${of}, ${alone} times nothing else did`);
};

const perMinute = (steps: readonly Step[]): number => 60 / paceOf(steps).each;

interface Found {
  readonly before: Pace;
  readonly now: Pace;
  readonly sheet: readonly Step[];
  readonly single: readonly Step[];
}

/** Nothing of it is decided: what comes of a way of working that the reviewer did not take. */
const withoutDeciding = (desk: Desk): Desk => ({ ...desk, suggestionFor: () => Promise.resolve(null), decide: () => Promise.resolve() });

const replay = async (name: string, cases: readonly Case[], desk: Desk): Promise<Found> => {
  const clean = cases.filter(({ isClean }) => isClean);
  console.log(
    `   ${name}: ${cases.length} listings, ${cases.filter(isRefused).length} of them refused; ${clean.length} clean, of these ${clean.filter(isRefused).length} refused by who looks`,
  );
  const full = { validatesImages: true, readsDescription: true };
  const byBefore = replayBefore(cases, full);
  const { sheet, groups, single } = await replayNow(cases, desk, { readsDescription: false });
  const byNow = [...sheet, ...groups, ...single];
  const [before, now] = [paceOf(byBefore), paceOf(byNow)];
  console.log(`   ${name}: then ${told(before)}, now ${told(now)}: ${times(now, before)}`);
  sayCosts(`${name}, then`, byBefore);
  sayCosts(`${name}, now`, byNow);

  // What the figure hangs on: each is another reviewer, over the same listings.
  const idle = withoutDeciding(desk);
  const keysOnly = paceOf(replayBefore(cases, { validatesImages: false, readsDescription: false }));
  const allRead = await replayNow(cases, idle, { readsDescription: true });
  const allReadPace = paceOf([...allRead.sheet, ...allRead.groups, ...allRead.single]);
  const noPast = await replayNow(cases, idle, { readsDescription: false });
  const noPastPace = paceOf([...noPast.sheet, ...noPast.groups, ...noPast.single]);
  const noSheet = paceOf(await oneByOne(cases, idle, { readsDescription: false }));
  console.log(`   ${name}: where nobody pressed V nor read a description before: then ${told(keysOnly)}: ${times(now, keysOnly)}`);
  console.log(
    `   ${name}: where every description is read of what is opened by itself: now ${told(allReadPace)}: ${times(allReadPace, before)}`,
  );
  console.log(`   ${name}: without suggestions: now ${told(noPastPace)}: ${times(noPastPace, before)}`);
  console.log(`   ${name}: one by one, without sheet, groups and suggestions: now ${told(noSheet)}: ${times(noSheet, before)}`);

  const approved = clean.filter((each) => !isRefused(each));
  return {
    before,
    now,
    sheet,
    single: await oneByOne(approved, idle, { readsDescription: false }),
  };
};

/** A world of its own; what is in the queue, with what is decided of it. */
const inWorld = (
  prepare: (dataDir: string) => Promise<void>,
  filter: Readonly<Record<string, string>>,
  verdictsOf: (queue: readonly Waiting[]) => readonly (readonly string[])[],
  name: string,
): Promise<Found> =>
  inFolder(async (dataDir) => {
    await growWorld(dataDir, ['--size', 'small']);
    await prepare(dataDir);
    const server = await startQuietServer(dataDir, { DEMO: 'on', MARKETPLACE_CLOCK: 'off' });
    try {
      const { readQueue, deskOver } = openDesk(server.origin, await openSession(server.origin, 'reviewer'));
      const queue = await readQueue(filter);
      const verdicts = verdictsOf(queue);
      const cases = queue.map((waiting, at) => caseOf(waiting, verdicts[at] ?? []));
      sayFound(name, queue);
      return await replay(name, cases, deskOver(queue));
    } finally {
      await server.stop();
    }
  });

const reviewDemo = (): Promise<Found> => inWorld(() => Promise.resolve(), {}, demoVerdicts, 'the demo');

const reviewImported = (how: Import): Promise<Found> =>
  inWorld(
    (dataDir) => importTitles(dataDir, dirname(dataDir), how),
    { sellerId: importedCompany },
    (queue) =>
      queue.map(({ row, listing }) => {
        const lacks = ofForm(listing);
        // What all rows lack is said before anything else can be judged.
        return how === 'as it came' ? lacks : labelledVerdict(rowOf(row.sku), lacks);
      }),
    `imported, ${how}`,
  );

const figuresOf = (name: 'review.demo' | 'review.imported', { before, now }: Found): Measured => ({
  [name]: now.each,
  [`peer:${name}`]: before.each,
  [`${name}.hands`]: now.withoutLooks,
  [`peer:${name}.hands`]: before.withoutLooks,
});

/** Of all worlds together: a last page that is not full costs as much of one queue as of another. */
const pacesOf = (worlds: readonly Found[]): Measured => {
  const [sheet, single] = [worlds.flatMap((each) => each.sheet), worlds.flatMap((each) => each.single)];
  const clean = sheet.filter(({ what }) => what !== thrownOut);
  console.log(
    `   clean ones by the sheet: ${figure(perMinute(clean))} a minute, with what was thrown out meanwhile ${figure(perMinute(sheet))}`,
  );
  return { 'review.sheet': perMinute(clean), 'review.single': perMinute(single) };
};

/** A reviewer at the queue, before Review and now, by the keystroke-level model over what the product really finds, lays out and suggests. */
export const review: Scenario = {
  name: 'review',
  measure: async (): Promise<Measured> => {
    const demo = await reviewDemo();
    const isHere = areTitlesHere();
    if (!isHere) console.log('Left out: ../shared/data/mercadolivre is not here, no import was reviewed.');
    const imported = isHere ? await reviewImported('mended') : null;
    // Told beside: all of it lacks the same, and is refused for it by the company.
    if (isHere) await reviewImported('as it came');
    return {
      ...figuresOf('review.demo', demo),
      ...(imported && figuresOf('review.imported', imported)),
      ...pacesOf(imported ? [demo, imported] : [demo]),
    };
  },
};
