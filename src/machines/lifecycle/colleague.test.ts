import { describe, expect, test } from 'vitest';
import { ColleagueStep } from '#contract/colleague.ts';
import { isActingOwner, stepColleague, type ColleagueState } from './colleague.ts';

const bools = [false, true];
/** Every state a colleague can be in. */
const states: readonly ColleagueState[] = bools.flatMap((hadSell) =>
  bools.flatMap((isOwner) =>
    bools.flatMap((awaitsMail) =>
      bools.flatMap((isBlocked) =>
        (isBlocked ? bools : [false]).map((isBlockedByHub) => ({ hadSell, isOwner, awaitsMail, isBlocked, isBlockedByHub })),
      ),
    ),
  ),
);
const everyCase = states.flatMap((state) =>
  ColleagueStep.options.flatMap((step) => bools.flatMap((isSelf) => bools.map((isLastOwner) => ({ state, step, isSelf, isLastOwner })))),
);
const asked = everyCase.map((each) => ({ ...each, next: stepColleague(each.state, each.step, each) }));

describe('of every state and every step', () => {
  test('a step that was taken is taken back by its opposite, and is refused a second time', () => {
    const opposite = { block: 'unblock', giveMoney: 'takeMoney', makeOwner: 'takeOwner' } as const;
    for (const [step, back] of Object.entries(opposite)) {
      const taken = asked.filter((each) => each.step === step && each.next.ok);
      expect(taken.length).toBeGreaterThan(4);
      for (const { state, next } of taken) {
        if (!next.ok || next.value === null) throw new Error(step);
        const others = { isSelf: false, isLastOwner: false };
        expect(stepColleague(next.value, back, others)).toEqual({ ok: true, value: state });
        expect(stepColleague(next.value, step as 'block', others).ok).toBe(false);
      }
    }
  });

  test('nobody shuts themselves out, and the last owner stays one', () => {
    expect(asked.filter(({ step, isSelf, next }) => step === 'block' && isSelf && next.ok)).toEqual([]);
    const left = asked.filter(({ state, isLastOwner, next }) => {
      const stays = next.ok && next.value !== null && isActingOwner(next.value);
      return isActingOwner(state) && isLastOwner && next.ok && !stays;
    });
    expect(left).toEqual([]);
  });

  test('an invitation is taken back only while it is open: nobody who ever entered is removed', () => {
    const gone = asked.filter(({ next }) => next.ok && next.value === null);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter(({ state }) => !state.awaitsMail || state.isBlocked)).toEqual([]);
  });

  test('whom the hub blocked is unblocked by no colleague', () => {
    expect(asked.filter(({ state, step, next }) => state.isBlockedByHub && step === 'unblock' && next.ok)).toEqual([]);
  });
});
