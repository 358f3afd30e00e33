/**
 * One notification for one user: unread, then read. (part 1, section 4; row NAV-8)
 *
 * Pure like every lifecycle machine. A user reads for themselves only; reading again changes nothing, so the first date stays.
 */
import { getNextSnapshot, setup } from 'xstate';
import type { Notification } from '#contract/notification.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export const notificationStates = ['unread', 'read'] as const;
export type NotificationState = (typeof notificationStates)[number];

export interface NotificationStep {
  readonly type: 'read';
}

export interface ReadFacts {
  /** For whom it is to be read, as the request says; null when it says nobody. */
  readonly reader: string | null;
  /** The user who is signed in. */
  readonly session: string;
}

const isOwnReading = ({ reader, session }: ReadFacts): boolean => reader !== null && reader !== '' && reader === session;

const states = {
  unread: { on: { read: { target: 'read', guard: 'isOwnReading' } } },
  read: { on: { read: { target: 'read', guard: 'isOwnReading' } } },
} as const satisfies Record<NotificationState, object>;

export const notificationLifecycle = setup({
  types: {} as { context: ReadFacts; input: ReadFacts; events: NotificationStep },
  guards: { isOwnReading: ({ context }) => isOwnReading(context) },
}).createMachine({
  id: 'notification',
  context: ({ input }) => input,
  initial: 'unread',
  states,
});

export interface NotificationStepRefused {
  readonly type: 'NotificationStepRefused';
  /** `noReader` is 'Usuário não informado'; `otherReader` speaks for somebody else. */
  readonly reason: 'noReader' | 'otherReader';
}

export const stepNotification = (
  state: NotificationState,
  step: NotificationStep,
  facts: ReadFacts,
): Result<NotificationState, NotificationStepRefused> => {
  const here = notificationLifecycle.resolveState({ value: state, context: facts });
  if (here.can(step)) return ok(getNextSnapshot(notificationLifecycle, here, step).value);
  return refuse({ type: 'NotificationStepRefused', reason: facts.reader ? 'otherReader' : 'noReader' });
};

export const stateFor = ({ readBy }: Pick<Notification, 'readBy'>, userId: string): NotificationState =>
  readBy.some((mark) => mark.userId === userId) ? 'read' : 'unread';

/** The notification as it is once its reader has read it at `at`; the first mark of a reader stays. */
export const markRead = (
  notification: Notification,
  { at, ...facts }: ReadFacts & { readonly at: string },
): Result<Notification, NotificationStepRefused> => {
  const before = stateFor(notification, facts.session);
  const after = stepNotification(before, { type: 'read' }, facts);
  if (!after.ok) return after;
  return ok(
    before === after.value ? notification : { ...notification, readBy: [...notification.readBy, { userId: facts.session, date: at }] },
  );
};
