import { askOutside } from '../../outside/ask-outside.ts';
import { readJson } from '../../outside/read-json.ts';
import type { AccountHeard, Grant } from '../port.ts';
import { User } from './answers.ts';
import { heardOf } from './hear-user.ts';
import type { MeliSettings } from './meli-environment.ts';

const patience = { ms: 10_000, mostBytes: 256 * 1024 };

/** The user a grant is of: their name there, the country they sell in, and what Mercado Livre says they are. */
export interface Somebody {
  /** Null where it was not said, or was that of somebody else. */
  readonly nickname: string | null;
  readonly siteId: string;
  /** What is said of them beside; null where it was not. */
  readonly heard: AccountHeard | null;
}

/** Asked with the token itself, before there is an account to ask for. Null where it was not said. */
export const whoIs = async (
  { MELI_API_URL }: Pick<MeliSettings, 'MELI_API_URL'>,
  { accessToken, externalUserId }: Pick<Grant, 'accessToken' | 'externalUserId'>,
): Promise<Somebody | null> => {
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
  const answer = await askOutside(`${MELI_API_URL}/users/me`, { headers }, patience);
  if (!answer.ok || answer.value.status !== 200) return null;
  const user = User.safeParse(readJson(answer.value.bytes));
  if (!user.success) return null;
  const { id, nickname, site_id: siteId } = user.data;
  return id === externalUserId ? { nickname, siteId, heard: heardOf(user.data) } : { nickname: null, siteId, heard: null };
};
