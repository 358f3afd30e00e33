import { typedPassword } from '../support/people.ts';
import type { Sample } from './sample.ts';

const everyone = { seller: 'all', reviewer: 'all', superuser: 'all' } as const;

/** What people ask of themselves: no call names anybody, so nobody else can be reached. */
export const samples: Readonly<Record<string, Sample>> = {
  getProfile: { payload: () => ({}), names: false, reach: everyone },
  saveProfile: { payload: () => ({ body: { name: 'Nome Novo', nickname: null } }), names: false, reach: everyone },
  // The one they have: the others who knock sign in with it too.
  changePassword: { payload: () => ({ body: { current: typedPassword, password: typedPassword } }), names: false, reach: everyone },
  // The session that asks stays, so that whoever knocks can knock again.
  endOwnSessions: { payload: () => ({ body: { sessionId: null } }), names: false, reach: everyone },
};
