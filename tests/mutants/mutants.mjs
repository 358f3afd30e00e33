import { lifecycleMutants } from './lifecycle-mutants.mjs';
import { senderMutants } from './sender-mutants.mjs';
import { stockMutants } from './stock-mutants.mjs';

/**
 * Ways to break the outbox, what is reckoned, the fake Mercado Livre, what is sent to it, and
 * what may happen to a product, a listing and a link, that somebody could call a simplification. Each replaces one exact piece of product
 * source; a piece that is no longer there fails the run, so that no mutant dies of old age. The property test has to notice every one:
 * that of the outbox, where none is named.
 * @type {readonly { readonly name: string, readonly file: string, readonly find: string, readonly replace: string, readonly test?: string }[]}
 */
export const mutants = [
  {
    name: 'drop the overlay at confirmation',
    file: 'src/commands/view.ts',
    find: "stage !== 'rejected')",
    replace: "stage !== 'rejected' && stage !== 'confirmed')",
  },
  {
    name: 'settle without waiting for the refetch',
    file: 'src/outbox/hold-until-refetched.ts',
    find: 'const fresh = await refetch(subject);\n    if (fresh.ok) for',
    replace: 'void refetch(subject);\n    const fresh = { ok: true };\n    if (fresh.ok) for',
  },
  {
    name: 'a new key for every attempt',
    file: 'src/outbox/outbox.ts',
    find: 'intent.args, intent.id, way)',
    replace: 'intent.args, `${intent.id} ${Math.random()}`, way)',
  },
  {
    name: 'append although the head moved',
    file: 'src/events/ledger.ts',
    find: 'await log.append(facts, head);\n    if (appended.ok) {',
    replace: 'await log.append(facts, await log.head());\n    if (appended.ok) {',
  },
  {
    name: 'overlay what was rejected',
    file: 'src/commands/view.ts',
    find: "stage !== 'rejected')",
    replace: "stage !== 'withdrawn' as string)",
  },
  {
    name: 'send before the claim is durable',
    file: 'src/outbox/outbox.ts',
    find: 'const claimed = await claim(deps, id);',
    replace: 'const claimed = ok(undefined) as Awaited<ReturnType<typeof claim>>; void claim(deps, id);',
  },
  {
    name: 'take the lock without catching up',
    file: 'src/outbox/outbox-runner.ts',
    find: 'void ledger.catchUp().then(pump, pump);',
    replace: 'pump();',
  },
  {
    name: 'no order within a subject',
    file: 'src/outbox/outbox.ts',
    find: "const head = ids.find((id) => entriesById[id]?.stage !== 'rejected');",
    replace: "const head = ids.findLast((id) => entriesById[id]?.stage !== 'rejected');",
  },
  {
    name: 'read news twice at once',
    file: 'src/events/ledger.ts',
    find: 'const done = turn.then(job);',
    replace: 'const done = job();',
  },
  {
    name: 'send before the hold ends',
    file: 'src/outbox/outbox-runner.ts',
    find: "if (stage !== 'recorded') return 0;",
    replace: 'if (stage !== null) return 0;',
  },
  {
    name: 'try again what was refused',
    file: 'src/outbox/outbox.ts',
    find: "    case 'Refused':\n    case 'OffContract':",
    replace: "    case 'Refused':\n      return { type: 'failed', retryAfterMs: null };\n    case 'OffContract':",
  },
  {
    name: 'start from a snapshot without its tail',
    file: 'src/events/ledger.ts',
    find: 'const tail = await log.readAfter(snapshotAt);',
    replace:
      'const tail = snapshotAt > 0 ? { records: [], through: snapshotAt, quarantined: 0, isCut: false } : await log.readAfter(snapshotAt);',
  },
  {
    name: 'start from a snapshot without what lives',
    file: 'src/events/projections/log-state.ts',
    find: 'outbox: fold(outbox, outbox.initial, live),',
    replace: 'outbox: fold(outbox, outbox.initial, live.slice(live.length)),',
  },
  {
    name: 'give up when no answer comes',
    file: 'src/outbox/outbox.ts',
    find: "    case 'Unreachable':\n      return { type: 'failed', retryAfterMs: null };",
    replace: "    case 'Unreachable':\n      return null;",
  },
  {
    name: 'withdraw what was claimed',
    file: 'src/outbox/undo.ts',
    find: "if (entry && stage === 'recorded')",
    replace: "if (entry && (stage === 'recorded' || stage === 'sent'))",
  },
  {
    name: 'trust another tab that it is settled',
    file: 'src/outbox/hold-until-refetched.ts',
    find: '!contained.delete(id) && holds(subject)',
    replace: 'false',
  },
  {
    name: 'take the end of a session for a refusal',
    file: 'src/outbox/outbox.ts',
    find: "    case 'SessionEnded':\n      return { type: 'parked' };",
    replace: "    case 'SessionEnded':\n      return null;",
  },
  {
    name: 'cut rows of what still waits',
    file: 'src/events/memory-log.ts',
    find: 'seq > end || at >= before || live.has(seq)',
    replace: 'seq > end || at >= before',
  },
  ...[
    { name: 'draw by the decision alone', find: 'lotOf(secret, decision) <', replace: "lotOf('', decision) <" },
    { name: 'draw by chance', find: 'lotOf(secret, decision) <', replace: 'Math.random() <' },
    { name: 'draw everything where nothing is to be', find: ') < chance;', replace: ') <= chance + 0.001;' },
    { name: 'a risk alone draws', find: '(share / 100) * found', replace: '0.02 * found' },
    { name: 'leave the lots uneven', find: '.readUInt32BE() / 0x1_0000_0000', replace: '.readUInt8() / 0x100' },
    { name: 'only the gravest risk counts', find: 'shares + addedBy[risk], 1)', replace: 'Math.max(shares, addedBy[risk]), 1)' },
    { name: 'a refusal approves what is red', find: "verdict === 'approved' && red > 0", replace: 'red > 0' },
    { name: 'nobody is new', find: 'decidedBefore < newUntil', replace: 'decidedBefore < 0' },
  ].map((each) => ({ ...each, file: 'server/second-looks/draw.ts', test: 'tests/properties/second-look.property.test.ts' })),
  ...[
    { name: 'agreement without chance', find: '(agreed / of - byChance) / (1 - byChance)', replace: 'agreed / of' },
    { name: 'chance of the first alone', find: 'yesByFirst * yesBySecond +', replace: 'yesByFirst * yesByFirst +' },
    {
      name: 'one verdict is perfect agreement',
      find: "if (byChance === 1) return { of, agreed, kappa: null, why: 'oneVerdict' };",
      replace: 'if (byChance === 1) return { of, agreed, kappa: 1, why: null };',
    },
    { name: 'few are enough', find: 'of < fewest || of === 0', replace: 'of === 0' },
    { name: 'what is seen from the other is the same', find: 'yesNo: noYes, noYes: yesNo', replace: 'yesNo, noYes' },
  ].map((each) => ({ ...each, file: 'src/lib/agreement.ts', test: 'src/lib/agreement.test.ts' })),
  ...[
    {
      name: 'any refresh token of a user works',
      file: 'grant-lifecycle.ts',
      find: 'each.refreshToken === refreshToken',
      replace: 'refreshToken.endsWith(`-${each.userId}`)',
    },
    {
      name: 'tokens cost no number',
      file: 'evolve.ts',
      find: 'made: state.made + 1,\n    grants',
      replace: 'made: state.made,\n    grants',
    },
    {
      name: 'a place in a list costs a number',
      file: 'evolve.ts',
      find: '...state,\n    scrolls:',
      replace: '...state,\n    made: state.made + 1,\n    scrolls:',
    },
    {
      name: 'anybody answers a question',
      file: 'question-routes.ts',
      find: 'if (question.sellerId !== userId) return told(accessDenied);',
      replace: '',
    },
    {
      name: 'anybody changes an item',
      file: 'item-routes.ts',
      find: 'return item.sellerId === callerOf(asked).userId ? { item } : { answer: accessDenied };',
      replace: 'return { item };',
    },
    {
      name: 'a question is answered again',
      file: 'question-lifecycle.ts',
      find: "answer: ['UNANSWERED']",
      replace: "answer: ['UNANSWERED', 'ANSWERED']",
    },
    {
      name: 'sold out and on sale',
      file: 'item-lifecycle.ts',
      find: "status === 'active' && stand.quantity === 0",
      replace: 'stand.quantity < 0',
    },
    { name: 'a price below nothing', file: 'item-rules.ts', find: 'price > 0 &&', replace: 'price > -2 &&' },
  ].map((each) => ({
    ...each,
    file: `server/fake-mercadolivre/${each.file}`,
    test: 'server/fake-mercadolivre/fake.property.test.ts',
  })),
  ...[
    { name: 'answer before it is on disk', file: 'fake.ts', find: 'await kept;', replace: '', test: 'journal' },
    {
      name: 'tell what is not on disk',
      file: 'journal.ts',
      find: 'kept.length === 0 ? written()',
      replace: 'kept.length === 0 ? Promise.resolve()',
      test: 'journal',
    },
    {
      name: 'leave half a line',
      file: 'journal.ts',
      find: 'if (end < bytes.length) await truncate(path, end);',
      replace: '',
      test: 'journal',
    },
    { name: 'seed over what is there', file: 'seed-world.ts', find: '!state.items.has(id) && ', replace: '', test: 'faults' },
    {
      name: 'any verifier fits',
      file: 'grant-lifecycle.ts',
      find: 'challengeOf(verifier) === given.challenge',
      replace: 'true',
      test: 'oauth',
    },
    { name: 'a code is never too old', file: 'grant-lifecycle.ts', find: 'given.until > at &&', replace: '', test: 'oauth' },
    { name: 'fail before where it was after', file: 'spoil-answer.ts', find: " && fault.when === 'before'", replace: '', test: 'faults' },
  ].map((each) => ({
    ...each,
    file: `server/fake-mercadolivre/${each.file}`,
    test: `server/fake-mercadolivre/${each.test}.test.ts`,
  })),
  ...senderMutants,
  ...stockMutants,
  ...lifecycleMutants,
];
