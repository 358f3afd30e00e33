import { askReportMachine, type ReportAnswer } from '#machines/screen/ask-report.ts';
import type { ActorWalk } from './actor-walk.ts';

export const body = { kind: 'sales', from: '2026-11-01', to: '2026-11-20', sellerId: null, marketPlaceId: null } as const;
export const ask = { type: 'ask', body };
export const asked: ReportAnswer = { type: 'asked', id: 'r1' };
export const refused = { type: 'refused', body: { code: 'too-many', message: 'Muitos relatórios ao mesmo tempo' } } as const;
const unanswered: ReportAnswer = { type: 'unanswered' };
export const answer = (output: ReportAnswer) => ({ type: 'xstate.done.actor.send', output });

export const askReportWalk: ActorWalk = {
  machine: askReportMachine,
  events: [ask],
  answers: { send: [asked, refused, unanswered] },
};
