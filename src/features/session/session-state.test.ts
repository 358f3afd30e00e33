import { expect, test } from 'vitest';
import { sessionAfter, signedOut } from './session-state.ts';

const login = {
  userToken: 't1',
  name: 'Rita Prado',
  _id: 'u1',
  picture: null,
  mail: 'rita@x.test',
  links: [],
  hasSellers: true,
  su: true,
  moneyManager: false,
  otherCompanies: 0,
  seller: null,
  nickname: null,
};
const user = {
  status: 'OK' as const,
  _id: 'u1',
  name: 'Rita Prado',
  nickname: null,
  mail: 'rita@x.test',
  picture: null,
  seller: null,
  company: null,
  su: true,
  moneyManager: false,
  otherCompanies: 0,
};

test('a request sets loading and clears the message of the last failure', () => {
  const failed = sessionAfter(signedOut, { type: 'failed', message: { text: 'não', retryAt: null } });
  expect(failed).toMatchObject({ loading: false, message: { text: 'não' } });
  expect(sessionAfter(failed, { type: 'requested' })).toMatchObject({ loading: true, message: null });
});

test('a token alone is not logged in: the user must have been synced', () => {
  const signedIn = sessionAfter(signedOut, { type: 'signedIn', login });
  expect(signedIn).toMatchObject({ loggedIn: false, token: 't1', uid: 'u1', hadSellout: true, hadSell: false });
  expect(sessionAfter(signedIn, { type: 'synced', user })).toMatchObject({ loggedIn: true, loading: false, user, token: 't1' });
});

test('a right that was given or taken since the login is seen when it is next asked for; an older server says nothing of it', () => {
  const signedIn = sessionAfter(signedOut, { type: 'signedIn', login });
  const now = { ...user, su: false, moneyManager: true };
  expect(sessionAfter(signedIn, { type: 'synced', user: { ...now, role: 'seller' } })).toMatchObject({ hadSellout: false, hadSell: true });
  expect(sessionAfter(signedIn, { type: 'synced', user: now })).toMatchObject({ hadSellout: true, hadSell: false });
});

test('an ended session leaves nothing of the user behind', () => {
  const loggedIn = sessionAfter(sessionAfter(signedOut, { type: 'signedIn', login }), { type: 'synced', user });
  expect(sessionAfter(loggedIn, { type: 'ended' })).toEqual(signedOut);
});
