import type { Problem } from '#api/client.ts';
import { unreachable } from '#lib/result.ts';
import type { SessionMessage } from './session-state.ts';

/** What a person at the door is told of a problem. `now` in epoch milliseconds: the server says how long to wait, not until when. */
export const messageOf = (problem: Problem, now: number): SessionMessage => {
  switch (problem.type) {
    case 'Unreachable':
      return { key: 'session.unreachable' };
    case 'Broken':
      if (problem.requestId !== undefined) return { key: 'session.brokenAt', values: { code: problem.requestId } };
      if (problem.status !== 429) return { key: 'session.broken' };
      return { text: problem.message, retryAt: problem.retryAfterMs === null ? null : now + problem.retryAfterMs };
    case 'OffContract':
      return { key: 'session.broken' };
    case 'SessionEnded':
      return { key: 'session.wrong' };
    case 'Refused':
      return problem.status === 401 ? { key: 'session.wrong' } : { text: problem.body.message, retryAt: null };
    default:
      return unreachable(problem);
  }
};
