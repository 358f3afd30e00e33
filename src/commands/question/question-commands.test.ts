import { expect, test, vi } from 'vitest';
import type { Api, SendOptions } from '#api/client.ts';
import type { Role } from '#contract/call.ts';
import { QuestionRow, QuestionStatus } from '#contract/question.ts';
import { ok } from '#lib/result.ts';
import type { Actor } from '../command.ts';
import { answer } from './answer.ts';
import { questionActions } from './question-actions.ts';
import { aQuestion } from './question-fixture.ts';

const actor = (role: Role = 'seller'): Actor => ({
  id: 'u1',
  name: 'Sueli',
  role,
  isMoneyManager: false,
  leases: 'optional',
  now: '2026-11-21T12:00:00.000Z',
});
const argsOf = (text: string, base = aQuestion()) => answer.parseArgs({ ...answer.prefillFrom(base), text });
const args = { _id: 'q1', version: 1, text: 'Serve sim!' };

test('what stands in for a question is what the contract answers', () => {
  expect(QuestionRow.safeParse(aQuestion()).error).toBeUndefined();
});

test('an answer is asked for its text alone, and neither blank nor too long', () => {
  expect(argsOf('  Serve sim!  ')).toEqual({ ok: true, value: args });
  for (const text of ['   ', 'é'.repeat(2001)]) expect(argsOf(text).ok).toBe(false);
  expect(argsOf('é'.repeat(2000)).ok).toBe(true);
});

test('an answered question shows its answer before the server has it, and is not answered again over an answer that has it', () => {
  const answered = answer.apply(aQuestion(), args, actor());
  expect(answered).toMatchObject({ ok: true, value: { status: 'answered', answer: { text: 'Serve sim!', by: { name: 'Sueli' } } } });
  const view = answered.ok ? answered.value : null;
  expect(answer.apply(view, args, actor())).toMatchObject({ ok: false, error: { key: 'question.refused.status' } });
});

test('is no business of a reviewer', () => {
  expect([answer, ...questionActions].flatMap(({ roles }) => roles)).not.toContain('reviewer');
  expect(answer.apply(aQuestion(), args, actor('reviewer'))).toMatchObject({ ok: false, error: { key: 'question.refused.role' } });
});

test.each(QuestionStatus.options.filter((status) => status !== 'unanswered'))(
  'a question that is %s can not be answered, and says so',
  (status) => {
    expect(answer.isPossible(aQuestion({ status }), actor())).toEqual({
      ok: false,
      error: { key: 'question.refused.status', values: { status } },
    });
  },
);

test('it is held, can not be undone, says so, and names what the marketplace moderates', () => {
  expect(answer).toMatchObject({ isHeld: true, inverseOf: null, isGivenBack: true });
  expect(answer.reviewOf?.(args, 'JOANA.C')).toEqual({ key: 'question.answerReview', values: { label: 'JOANA.C', moderated: '' } });
  expect(answer.reviewOf?.({ ...args, text: 'Chama no zap' }, 'JOANA.C')).toMatchObject({ values: { moderated: 'zap' } });
});

test('it is sent once, under the intent’s id, against the version that was seen; what is written in it can be given back', async () => {
  const send = vi.fn<(line: unknown, input: unknown, options?: SendOptions) => Promise<unknown>>(() => Promise.resolve(ok({})));
  await answer.deliver({ send } as unknown as Api, args, 'intent-1');
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'answerQuestion' }),
    { params: { id: 'q1' }, body: { text: 'Serve sim!' } },
    { idempotencyKey: 'intent-1', ifMatch: 1 },
  );
  expect(answer.writtenIn(args)).toEqual({ text: 'Serve sim!', files: [], filesOwner: null });
});
