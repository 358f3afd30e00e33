import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeItem } from '#server/fake-mercadolivre/fake-state.ts';
import { openHubAndFake, type HubAndFake } from '../support/hub-and-fake.ts';
import { playSender } from './play-sender.ts';
import { disagreements, type AtRest } from './sender-agreement.ts';
import type { History, Step } from './sender-steps.ts';
import { fillWorld } from './sender-world.ts';

let both: HubAndFake;
beforeAll(async () => {
  both = await openHubAndFake();
  await fillWorld(both.db);
});
afterAll(() => both.close());

const after = async (steps: readonly Step[], more: Partial<History> = {}): Promise<readonly string[]> =>
  disagreements(await playSender(both, { steps, skewMs: 0, searchLagMs: 0, ...more }));

const run: Step = { do: 'run', process: 0, door: null };

const lostPublication: readonly Step[] = [
  { do: 'approve', listing: 3 },
  { do: 'faults', faults: [{ kind: 'break', when: 'after', method: 'POST', path: '/items' }] },
  run,
];
/** Histories that went wrong: found by the property and shrunk by it, or feared while it was written. Each was red. */
const found: readonly (readonly [what: string, steps: readonly Step[], more?: Partial<History>])[] = [
  [
    'a publication behind a 503 is looked for before it is made again',
    [
      { do: 'approve', listing: 3 },
      { do: 'faults', faults: [{ kind: 'error', status: 503, when: 'after', method: 'POST', path: '/items' }] },
      run,
      run,
    ],
  ],
  [
    'what was taken back while it was being published is taken off sale',
    [
      { do: 'approve', listing: 3 },
      { do: 'run', process: 0, door: { passing: 0, at: 'after', ends: 'held' } },
      { do: 'return', listing: 3 },
    ],
  ],
  [
    'what was on sale, edited and taken back is taken off sale',
    [{ do: 'edit', listing: 2, price: 5000 }, { do: 'return', listing: 2 }, run],
  ],
  [
    'what came back from sale is moved to no other account, and approved anew is spoken of by its own',
    [{ do: 'return', listing: 2 }, run, { do: 'move', listing: 2, to: 0 }, { do: 'approve', listing: 2 }, run],
  ],
  [
    'nor is what may have been published and was taken back',
    [...lostPublication, { do: 'return', listing: 3 }, { do: 'move', listing: 3, to: 0 }, { do: 'approve', listing: 3 }, run],
  ],
  [
    'what is on sale there, and whose edit is refused, is taken off sale',
    [
      { do: 'edit', listing: 2, price: 5000 },
      { do: 'faults', faults: [{ kind: 'answer', status: 400, body: { error: 'validation_error', message: 'Não.' }, method: 'PUT' }] },
      run,
    ],
  ],
  ['what may have been published and was taken back is looked for and taken off sale', [...lostPublication, { do: 'return', listing: 3 }]],
  [
    'what may have been published is found by no search yet when a person has it tried again',
    [...lostPublication, { do: 'retry', which: 0 }, run],
    { searchLagMs: 60_000 },
  ],
  [
    'nor when its account was connected anew meanwhile',
    [...lostPublication, { do: 'disconnect', account: 1 }, { do: 'connect', account: 1 }, { do: 'send', account: 1 }, run],
    { searchLagMs: 60_000 },
  ],
  [
    'nor soon after what became of it could not be written',
    [{ do: 'approve', listing: 3 }, { do: 'breakDatabase', process: 0, which: 2 }, run, { do: 'pass', ms: 16_000 }, run],
    { searchLagMs: 60_000 },
  ],
  [
    'what was published before it was edited is found, and made what it is to be by now',
    [
      ...lostPublication,
      { do: 'disconnect', account: 1 },
      { do: 'connect', account: 1 },
      { do: 'return', listing: 3 },
      { do: 'edit', listing: 3, price: 5000 },
      { do: 'approve', listing: 3 },
      run,
    ],
  ],
  [
    'what may have been published is not refused because looking for it is',
    [
      ...lostPublication,
      { do: 'faults', faults: [{ kind: 'answer', status: 400, body: { error: 'bad_request', message: 'Não.' }, method: 'GET' }] },
      { do: 'pass', ms: 7 * 3_600_000 },
      run,
      { do: 'return', listing: 3 },
      { do: 'approve', listing: 3 },
    ],
  ],
  [
    'what may have been published, was taken back and is found has the stock of now once it is approved',
    [
      ...lostPublication,
      { do: 'return', listing: 3 },
      { do: 'stock', sku: 1, stock: 7 },
      { do: 'pass', ms: 7 * 3_600_000 },
      run,
      { do: 'approve', listing: 3 },
      run,
    ],
  ],
  [
    'what may have been published is told the stock of now also where what is found takes no change',
    [
      ...lostPublication,
      { do: 'stock', sku: 1, stock: 7 },
      { do: 'pass', ms: 7 * 3_600_000 },
      { do: 'faults', faults: [{ kind: 'answer', status: 400, body: { error: 'validation_error', message: 'Não.' }, method: 'PUT' }] },
      run,
    ],
  ],
  [
    'a publication whose process died is looked for before the next one, though a clock that was behind wrote that as the older',
    [
      { do: 'approve', listing: 1 },
      { do: 'run', process: 0, door: { passing: 2, at: 'before', ends: 'dies' } },
      { do: 'pass', ms: -1000 },
      { do: 'return', listing: 1 },
      { do: 'approve', listing: 1 },
    ],
  ],
  [
    'an answer that a person discards is told as discarded, and claims nothing',
    [{ do: 'revokeThere', account: 1 }, { do: 'answer', question: 1, text: 'Serve.' }, run, { do: 'discard', account: 1 }, run],
  ],
  [
    'an answered question whose answer does not come is not answered by somebody else',
    [
      {
        do: 'faults',
        faults: [
          { kind: 'tear', path: '/answers' },
          { kind: 'nulled', field: 'answer', method: 'GET' },
        ],
      },
      { do: 'answer', question: 0, text: 'Serve.' },
      run,
      { do: 'retry', which: 0 },
      run,
    ],
  ],
];
test.each(found.map(([what, steps, more = {}]) => ({ what, steps, more })))('$what', async ({ steps, more }) => {
  expect(await after(steps, more)).toEqual([]);
});

test('a history without faults ends as it was decided', async () => {
  const steps: readonly Step[] = [
    { do: 'approve', listing: 1 },
    { do: 'price', listing: 0, price: 5000 },
    { do: 'pause', listing: 2 },
    { do: 'answer', question: 2, text: 'Serve.' },
    { do: 'stock', sku: 0, stock: 7 },
    run,
  ];
  expect(await after(steps)).toEqual([]);
  const { items, questions } = both.fake.state();
  expect([...items.values()].map(({ sellerCustomField, price, quantity, status }) => [sellerCustomField, price, quantity, status])).toEqual(
    [
      ['ana-up', 50, 7, 'active'],
      ['two-up', 99.9, 7, 'paused'],
      ['beto-up', 99.9, 5, 'active'],
      ['ana-new', 99.9, 7, 'active'],
    ],
  );
  expect(questions.get(13)?.answer?.text).toBe('Serve.');
});

test('what was sold there, and what its seller paused there, an edit leaves as it is; a stock that is changed here replaces what is left', async () => {
  const steps: readonly Step[] = [
    { do: 'soldThere', listing: 0, pieces: 7 },
    { do: 'soldThere', listing: 2, pieces: 2 },
    { do: 'pausedThere', listing: 4 },
    ...[0, 2, 4].map((listing): Step => ({ do: 'edit', listing, price: 5000 })),
    run,
  ];
  const there = () => [...both.fake.state().items.values()].map(({ quantity, status }) => [quantity, status]);
  expect(await after(steps)).toEqual([]);
  expect(there()).toEqual([
    [0, 'paused'],
    [3, 'active'],
    [5, 'paused'],
  ]);
  expect(await after([...steps, { do: 'stock', sku: 0, stock: 7 }, run])).toEqual([]);
  expect(there()).toEqual([
    [7, 'active'],
    [7, 'active'],
    [5, 'paused'],
  ]);
});

const spoil = (world: AtRest, how: Partial<AtRest>): readonly string[] => disagreements({ ...world, ...how });
test('whoever looks for what is wrong can find it', async () => {
  const steps: readonly Step[] = [
    { do: 'approve', listing: 1 },
    { do: 'answer', question: 0, text: 'Serve.' },
  ];
  const world = await playSender(both, { steps, skewMs: 0, searchLagMs: 0 });
  const [first, ...others] = [...world.there.items.values()];
  const [job] = world.jobs;
  if (!first || !job) throw new Error('Nothing was sent');
  const there = (items: readonly FakeItem[]): AtRest['there'] => ({ ...world.there, items: new Map(items.map((each) => [each.id, each])) });
  const with_ = (change: Partial<FakeItem>) => spoil(world, { there: there([{ ...first, ...change }, ...others]) });
  const published = world.kept.filter(({ type }) => type === 'itemPublished');
  const call = world.heard.find(({ request: { path } }) => path === '/answers');
  if (!call) throw new Error('Nothing was answered');
  expect(
    [
      disagreements(world),
      with_({ price: 1 }),
      with_({ quantity: 9 }),
      with_({ status: 'paused' }),
      spoil(world, { happened: [{ id: 'ana-up', do: 'soldThere', pieces: 2, isSettled: true, seq: 0 }] }),
      spoil(world, { happened: [{ id: 'ana-up', do: 'pausedThere', pieces: 0, isSettled: true, seq: 0 }] }),
      with_({ sellerId: 201 }),
      spoil(world, { there: there(others) }),
      spoil(world, { there: there([first, ...others, { ...first, id: 'MLB9' }]) }),
      spoil(world, { questions: world.questions.map((each) => ({ ...each, status: 'answered', answer: 'Sim.' })) }),
      spoil(world, { kept: [...world.kept, ...published] }),
      spoil(world, { heard: [{ ...call, userId: 201 }] }),
      spoil(world, { jobs: [{ ...job, status: 'retrying' }] }),
      spoil(world, { jobs: [{ ...job, status: 'held', heldReason: 'forbidden' }] }),
      spoil(world, { questions: world.questions.map((each) => ({ ...each, status: 'unanswered' })) }),
      spoil(world, { listings: world.listings.map((each) => ({ ...each, status: 'processing' })) }),
    ].map((found) => found[0]?.split(':')[0]?.split(' ')[0] ?? 'nothing'),
  ).toEqual([
    'nothing',
    'price',
    'stock',
    'status',
    'stock',
    'reopened',
    'foreign',
    'claimed',
    'doubled',
    'lost',
    'doubled',
    'foreign',
    'never',
    'held',
    'undone',
    'lost',
  ]);
});
