import type { AccountHeard, Session } from '../port.ts';
import { UserSaid } from './answers.ts';
import { lookFor, type Heard } from './speak.ts';
import { standingOf } from './words.ts';

/** Null where nothing was said of what kind of user it is: that is no word that it is of none. */
export const heardOf = ({ tags, seller_reputation: reputation }: UserSaid): AccountHeard | null =>
  tags ? { tags, standing: reputation ? standingOf(reputation) : null } : null;

/** What is said of our user there now, kept beside the account. That reading it is refused says nothing of what waits for it. */
export const hearUser = async (session: Session): Promise<Heard<AccountHeard>> => {
  const there = await lookFor(session, { route: '/users/{user}', params: { user: session.account.externalId } }, UserSaid);
  if (there.type === 'ended') return there;
  const heard = heardOf(there.value);
  if (heard === null) return { type: 'ended', outcome: { type: 'later', why: 'away', text: 'A resposta tem outra forma' } };
  await session.learn(heard);
  return { type: 'heard', value: heard };
};
