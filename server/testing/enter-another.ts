import type { SignedIn, TestServer } from './test-server.ts';

/** Somebody opens one more company and is in it: another account of the same person. */
export const enterAnother = async (server: TestServer, as: SignedIn): Promise<SignedIn> => {
  const payload = { name: 'Mais uma', document: '11222333000181' };
  const { opened } = (await server.ask('POST', '/v2/user/companies', { headers: as, payload })).json<{ opened: string }>();
  const switched = await server.ask('POST', `/v2/user/companies/${opened}/session`, { headers: as });
  const { userToken } = switched.json<{ userToken: string }>();
  return { authorization: userToken, userToken };
};
