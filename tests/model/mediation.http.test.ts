import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMediation, getMediation, replyMediation } from '#contract/mediation-calls.ts';
import { MediationStatus } from '#contract/mediation.ts';
import { mayMessage, mediationLifecycle, stepMediation, type MediationRefusalReason } from '#machines/lifecycle/mediation.ts';
import { receiveMessage } from '#server/marketplace/receive-message.ts';
import { aClaim, insertMediation } from '../support/mediations.ts';
import { people, type PersonId } from '../support/people.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';

/** What people can ask for; the marketplace's part of a close has no call of its own. */
const asks = ['reply', 'close'] as const;
type Ask = (typeof asks)[number];
const askers = ['seller', 'foreignSeller', 'reviewer', 'superuser'] as const satisfies readonly PersonId[];

/** `hear` and the end of `close` are taken too, but not asked for. */
const declared = declaredBy(mediationLifecycle).filter((transition) => /: (?:reply|close|confirmClose)$|^open: hear/u.test(transition));
const coverage = coverageOf('mediation over HTTP', MediationStatus.options, declared);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(coverage.line());
});

const requestOf = (ask: Ask, id: string) =>
  ask === 'reply'
    ? { line: replyMediation, body: { _id: id, externalId: `n-${id}`, message: 'Enviaremos outro.' } }
    : {
        line: closeMediation,
        body: { id, externalId: `n-${id}`, status: 'closed', situation: 'resolved', sellerId: 'ana', anotation: '' },
      };

const standing = async (id: string) => {
  const [record] = getMediation.reply.parse((await app.send(getMediation, { params: { id } }, { as: 'superuser' })).body);
  return { status: record?.status, said: record?.mediation.conversation.length, situation: record?.situation, version: record?.version };
};

const onWire: Readonly<Record<MediationRefusalReason, { readonly status: number; readonly code: string }>> = {
  role: { status: 403, code: 'forbidden' },
  status: { status: 409, code: 'step-refused' },
  channel: { status: 409, code: 'step-refused' },
};

const only = (action: string) => aClaim({ actions: [{ action, mandatory: true, dueAt: null }] });
const claims = [
  ['no dispute on record', null],
  ['a message among what may be done', aClaim()],
  ['a message to the mediator among what may be done', aClaim({ ...only('send_message_to_mediator'), stage: 'dispute' })],
  ['no message among what may be done', only('refund')],
  ['nothing listed', aClaim({ actions: [] })],
] as const;

const callers = { reply: ['seller', 'superuser'], close: ['superuser'] } as const;

/** What part 2, sections 4 and 6, and decisions 18 to 21 want to hear: the call's roles first, then whose it is, then the lifecycle. */
const wanted = (status: MediationStatus, ask: Ask, by: (typeof askers)[number], claim: (typeof claims)[number][1]) => {
  const { role } = people[by];
  if (!callers[ask].some((each) => each === role)) return { status: 403, code: 'forbidden' };
  if (by === 'foreignSeller') return { status: 404, code: 'not-found' };
  const next = stepMediation(status, { type: ask }, { party: role, mayMessage: mayMessage(claim) });
  return next.ok ? { status: 200, code: undefined } : onWire[next.error.reason];
};

test.each(MediationStatus.options)('the server takes every allowed step and refuses all others, of everyone, from %s', async (status) => {
  const situation = status === 'open' ? null : 'not solved';
  for (const [, claim] of claims) {
    for (const by of askers) {
      for (const ask of asks) {
        const id = newId('mediation');
        await insertMediation(app.db, id, 'ana', { status, situation, claim });
        const { line, body } = requestOf(ask, id);
        const answer = await app.send(line, { body }, { as: by });
        const expected = wanted(status, ask, by, claim);
        const asked = { claim, by, ask };
        const isDone = expected.status === 200;
        const after =
          isDone && ask === 'close'
            ? { status: 'closed', said: 1, situation: 'resolved', version: 3 }
            : { status, said: isDone ? 2 : 1, situation, version: isDone ? 2 : 1 };
        expect({
          asked,
          status: answer.status,
          code: (answer.body as { readonly code?: string }).code,
          after: await standing(id),
        }).toEqual({
          asked,
          ...expected,
          after,
        });
        if (!isDone) coverage.wasRefused();
        else if (ask === 'reply') coverage.took({ from: status, event: { type: ask }, to: status });
        else {
          coverage.took({ from: 'open', event: { type: 'close' }, to: 'closing' });
          coverage.took({ from: 'closing', event: { type: 'confirmClose' }, to: 'closed' });
        }
      }
    }
  }
});

test('what a buyer says reaches an open mediation, and nothing that is closed', async () => {
  const [open, closed] = [newId('mediation'), newId('mediation')];
  await insertMediation(app.db, open, 'ana', { claim: aClaim(), waitsFor: 'buyer' });
  await insertMediation(app.db, closed, 'ana', { status: 'closed', situation: 'resolved', claim: aClaim(), waitsFor: 'buyer' });
  while (await receiveMessage(app.db, new Date()));
  expect([await standing(open), await standing(closed)]).toMatchObject([
    { status: 'open', said: 2, version: 2 },
    { status: 'closed', said: 1, version: 1 },
  ]);
  coverage.took({ from: 'open', event: { type: 'hear' }, to: 'open' });
});

test('nobody closes twice, and nobody answers what is closed, whoever closed it', async () => {
  const id = newId('mediation');
  await insertMediation(app.db, id);
  const ask = async (what: Ask, by: PersonId) => {
    const { line, body } = requestOf(what, id);
    return (await app.send(line, { body }, { as: by })).status;
  };
  expect([await ask('close', 'superuser'), await ask('close', 'superuser'), await ask('close', 'otherSuperuser')]).toEqual([200, 409, 409]);
  expect([await ask('reply', 'seller'), await ask('reply', 'superuser')]).toEqual([409, 409]);
});

test('two superusers who close at once: one does, the other is told who', async () => {
  const id = newId('mediation');
  await insertMediation(app.db, id);
  const { line, body } = requestOf('close', id);
  const answers = await Promise.all((['superuser', 'otherSuperuser'] as const).map((as) => app.send(line, { body }, { as })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect((await standing(id)).version).toBe(3);
});

test('every step that a person can ask for was taken, from every status it may be taken from', () => {
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
