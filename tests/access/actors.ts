import { endSession } from '#contract/session.ts';
import { people, type PersonId } from '../support/people.ts';
import { bothHeaders, type TestApp, type WireHeaders } from '../support/test-app.ts';

/** Who knocks: people with a good session, and everybody whose session is none. */
export interface Knocker {
  readonly name: string;
  /** Null when no request of theirs may be let in. */
  readonly person: PersonId | null;
  readonly headers: (app: TestApp) => Promise<WireHeaders>;
}

const signedIn = (person: PersonId): Knocker => ({ name: person, person, headers: async (app) => bothHeaders(await app.tokenOf(person)) });
const shutOut = (name: string, headers: Knocker['headers']): Knocker => ({ name, person: null, headers });

/** Logged out: the token was good until then. */
const revokedToken = async (app: TestApp): Promise<string> => {
  const token = await app.logIn('seller');
  const ended = await app.knock(endSession, {}, bothHeaders(token));
  if (ended.status !== 200) throw new Error('The session to revoke was none');
  return token;
};

/** Two idle hours have passed since it was last used (decision 7). */
const expiredToken = async (app: TestApp): Promise<string> => {
  const token = await app.logIn('seller');
  await app.leaveIdle(token, 2 * 60 * 60_000);
  return token;
};

/** Blocked while signed in: the token was good until then. */
const blockedToken = async (app: TestApp): Promise<string> => {
  const token = await app.logIn('blockedSeller');
  await app.block('blockedSeller');
  return token;
};

export const knockers: readonly Knocker[] = [
  ...(Object.keys(people) as PersonId[]).filter((person) => person !== 'blockedSeller').map(signedIn),
  shutOut('anonymous', async () => ({})),
  shutOut('bad token', async () => bothHeaders('a'.repeat(43))),
  shutOut('the text undefined', async () => bothHeaders('undefined')),
  shutOut('a token of 8 kB', async () => bothHeaders('a'.repeat(8192))),
  shutOut('revoked token', async (app) => bothHeaders(await revokedToken(app))),
  shutOut('expired token', async (app) => bothHeaders(await expiredToken(app))),
  shutOut('headers that disagree', async (app) => ({
    authorization: await app.tokenOf('seller'),
    usertoken: await app.tokenOf('superuser'),
  })),
  shutOut('blocked seller', async (app) => bothHeaders(await blockedToken(app))),
];
