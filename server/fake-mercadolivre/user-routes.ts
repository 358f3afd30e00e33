import { z } from 'zod';
import { accessDenied, answered, notFound, refusal } from './answer.ts';
import { callerOf, decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import type { FakeState, FakeUser } from './fake-state.ts';
import { passwordOf } from './fake-token.ts';
import { revokeGrant } from './grant-lifecycle.ts';
import { ownUserBody, publicUserBody } from './user-body.ts';

/** So many test users somebody may have. */
const mostTestUsers = 10;

const tellMe = (state: FakeState, asked: Asked): Decision => {
  const user = state.users.get(callerOf(asked).userId);
  return told(user === undefined ? notFound('User not found') : answered(ownUserBody(user)));
};

const tellUser = (state: FakeState, asked: Asked): Decision => {
  const id = Number(asked.params['id']);
  const user = state.users.get(id);
  if (user === undefined) return told(notFound(`The User ${asked.params['id'] ?? ''} not exists`));
  return told(answered(id === callerOf(asked).userId ? ownUserBody(user) : publicUserBody(user)));
};

/** A number nobody has. */
const freeUserId = (state: FakeState): number => {
  const from = 2_000_000_000 + state.made;
  const taken = Array.from({ length: state.users.size + 1 }, (_, at) => from + at).find((id) => !state.users.has(id));
  return taken ?? from;
};

const makeTestUser = (state: FakeState, asked: Asked): Decision => {
  const { userId } = callerOf(asked);
  if (!z.object({ site_id: z.literal('MLB') }).safeParse(asked.body).success) return told(refusal(400, 'bad_request', 'Invalid site_id'));
  if ([...state.users.values()].filter(({ madeBy }) => madeBy === userId).length >= mostTestUsers)
    return told(refusal(400, 'bad_request', 'Test users limit reached'));
  const id = freeUserId(state);
  const user: FakeUser = {
    id,
    nickname: `TESTUSER${id}`,
    firstName: 'Test',
    lastName: 'Test',
    email: `test_user_${id}@testuser.com`,
    tags: ['normal', 'test_user', 'user_info_verified'],
    registeredAt: asked.at,
    madeBy: userId,
    isOperator: false,
  };
  const body = { id, nickname: user.nickname, password: passwordOf(id), site_status: 'active' };
  return decided([{ type: 'userMade', user }], () => answered(body, 201));
};

const leave = (state: FakeState, asked: Asked): Decision => {
  const { userId, appId } = callerOf(asked);
  if (Number(asked.params['id']) !== userId || asked.params['app'] !== appId) return told(accessDenied);
  const body = { user_id: String(userId), app_id: appId, msg: 'Autorización eliminada' };
  return decided(revokeGrant(state, appId, userId), () => answered(body));
};

export const userRoutes: readonly FakeRoute[] = [
  {
    method: 'GET',
    path: '/users/me',
    lane: 'read',
    access: 'token',
    fidelity: {
      payload: 'users/me.json',
      divergences: [
        'Everybody has the same address, documents and phone, and no reputation yet: only number, names, e-mail and tags are their own.',
      ],
    },
    decide: tellMe,
  },
  {
    method: 'POST',
    path: '/users/test_user',
    lane: 'write',
    access: 'token',
    fidelity: {
      payload: 'users/test-user-created.json',
      divergences: [
        'Site MLB alone. The words for an eleventh test user are the fake’s own.',
        'Test users stay; the real ones go after 60 idle days. Anybody may deal with anybody, not test users with each other alone.',
      ],
    },
    decide: makeTestUser,
  },
  {
    method: 'DELETE',
    path: '/users/:id/applications/:app',
    lane: 'write',
    access: 'token',
    fidelity: { divergences: ['From then on the access token answers 401; what the real one answers is not documented.'] },
    decide: leave,
  },
  {
    method: 'GET',
    path: '/users/:id',
    lane: 'read',
    access: 'token',
    fidelity: { payload: 'users/public.json', divergences: ['The owner gets what /users/me says.'] },
    decide: tellUser,
  },
];
