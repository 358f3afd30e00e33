import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications, readAllNotifications, readNotification } from '#contract/notification.ts';
import {
  notificationLifecycle,
  notificationStates,
  stateFor,
  stepNotification,
  type NotificationState,
} from '#machines/lifecycle/notification.ts';
import { notification } from '#server/db/schema/notification.ts';
import type { PersonId } from '../support/people.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, wayTo, type Lifecycle } from './paths.ts';

/** Who is signed in, for whom they read, and whether they name the notification or mean all. */
interface Ask {
  readonly type: 'read';
  readonly as: PersonId;
  readonly reader: string | null;
  readonly all: boolean;
}

const asks: readonly Ask[] = [false, true].flatMap((all) =>
  [null, '', 'moneyManager', 'seller'].map((reader): Ask => ({ type: 'read', as: 'seller', reader, all })),
);
const lifecycle: Lifecycle<NotificationState, Ask> = {
  initial: 'unread',
  events: asks,
  step: (state, { reader, as }) => stepNotification(state, { type: 'read' }, { reader, session: as }),
};

const coverage = coverageOf('notification over HTTP', notificationStates, declaredBy(notificationLifecycle));
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  print(coverage.line());
});

const newNotification = async (): Promise<string> => {
  const id = newId('told');
  await app.db.insert(notification).values({ id, sellerId: 'ana', notificationType: 'order', message: 'Venda', createdAt: new Date() });
  return id;
};

const ask = (id: string, { as, reader, all }: Ask): Promise<Answered> => {
  const body = reader === null ? {} : { userId: reader };
  return all ? app.send(readAllNotifications, { body }, { as }) : app.send(readNotification, { params: { id }, body }, { as });
};

const standing = async (id: string): Promise<{ readonly state: NotificationState; readonly marks: readonly unknown[] }> => {
  const { body } = await app.send(listNotifications, {}, { as: 'seller' });
  const found = listNotifications.reply.parse(body).find(({ _id }) => _id === id);
  if (!found) throw new Error(`${id} is not told`);
  return { state: stateFor(found, 'seller'), marks: found.readBy };
};

test('the server goes every way that the lifecycle allows, and keeps the first mark', async () => {
  for (const path of pathsOf(lifecycle)) {
    const id = await newNotification();
    let first: readonly unknown[] | null = null;
    for (const { from, event, to } of path) {
      const { status } = await ask(id, event);
      const after = await standing(id);
      first ??= after.marks;
      expect({ event, status, after }).toEqual({ event, status: 200, after: { state: to, marks: first } });
      coverage.took({ from, event, to });
    }
  }
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});

const onWire = { noReader: [400, 'Usuário não informado'], otherReader: [403, 'Sem permissão para esta ação'] } as const;

test.each(notificationStates)('the server refuses all else of one that is %s, and leaves it as it was', async (state) => {
  const id = await newNotification();
  for (const { event } of wayTo(lifecycle, state)) await ask(id, event);
  const before = await standing(id);
  expect(before.state).toBe(state);
  const refused = pairsOf(lifecycle).filter(({ from, answer }) => from === state && !answer.ok);
  expect(refused.length).toBeGreaterThan(0);
  for (const { event, answer } of refused) {
    if (answer.ok) continue;
    const { status, body } = await ask(id, event);
    const { reason } = answer.error as { readonly reason: keyof typeof onWire };
    expect({ event, told: [status, (body as { readonly message: string }).message] }).toEqual({ event, told: onWire[reason] });
    expect(await standing(id)).toEqual(before);
    coverage.wasRefused();
  }
});
