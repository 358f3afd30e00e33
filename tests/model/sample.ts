import { createSeededRandom } from '#server/demo/seeded-random.ts';

/** A browser takes seconds for each step: `npm test` takes each kind of them once, `npm run proofs -- models` RUNS times. SEED draws which. */
const { SEED: seed = '20261122', RUNS: runs = '1' } = process.env;

/** Of the walks of a lifecycle as few as take every kind that there is, each `most` times where there are so many. */
export const sampleOf = <Walk>(
  all: readonly Walk[],
  kindsOf: (walk: Walk) => readonly string[],
  most = Number(runs),
  draw = Number(seed),
): readonly Walk[] => {
  const random = createSeededRandom(draw);
  const taken = new Map<string, number>();
  const left = new Set(all.map((walk, at) => ({ at, walk, kinds: new Set(kindsOf(walk)), order: random.share() })));
  const drawn: { readonly at: number; readonly walk: Walk }[] = [];
  for (;;) {
    // What takes most of what is still wanted saves others.
    const wanted = [...left]
      .map((each) => ({ each, count: [...each.kinds].filter((kind) => (taken.get(kind) ?? 0) < most).length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.each.order - other.each.order);
    const next = wanted[0]?.each;
    if (!next) return drawn.toSorted((one, other) => one.at - other.at).map(({ walk }) => walk);
    left.delete(next);
    drawn.push(next);
    for (const kind of next.kinds) taken.set(kind, (taken.get(kind) ?? 0) + 1);
  }
};
