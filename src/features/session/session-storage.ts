import type { LoginReply } from '#contract/session.ts';
import { browserStorage } from '#ui/browser-storage.ts';
import type { SessionState } from './session-state.ts';

/** What part 1, section 3 keeps in local storage; names as specified, absent values as ''. */
export interface StoredSession {
  readonly userToken: string;
  readonly userId: string;
  /** `su` of the login, or of the last time it was asked who this is: opens routes, grants nothing (decision 5). */
  readonly hadSellout: boolean;
  /** `moneyManager`, likewise. */
  readonly hadSell: boolean;
}

export const storeSession = (login: LoginReply, loggedAt: number): void => {
  const entries: Readonly<Record<string, string>> = {
    userToken: login.userToken,
    userName: login.name,
    userId: login._id,
    userPicture: login.picture ?? '',
    userMail: login.mail,
    loggedAt: String(loggedAt),
    links: JSON.stringify(login.links),
    hasSellers: String(login.hasSellers),
    hadSellout: String(login.su),
    hadSell: String(login.moneyManager),
    seller: login.seller ?? '',
    nickname: login.nickname ?? '',
  };
  for (const [key, value] of Object.entries(entries)) browserStorage.write(key, value);
};

/** As they are now, where what is stored is still of this session. */
export const storeRights = ({ token, hadSellout, hadSell }: Pick<SessionState, 'token' | 'hadSellout' | 'hadSell'>): void => {
  if (browserStorage.read('userToken') !== token) return;
  browserStorage.write('hadSellout', String(hadSellout));
  browserStorage.write('hadSell', String(hadSell));
};

export const storedSession = (): StoredSession | null => {
  const userToken = browserStorage.read('userToken');
  if (!userToken) return null;
  return {
    userToken,
    userId: browserStorage.read('userId') ?? '',
    hadSellout: browserStorage.read('hadSellout') === 'true',
    hadSell: browserStorage.read('hadSell') === 'true',
  };
};

/**
 * Another tab of this browser went to another account since this page had its token: what is stored is that one's, and clearing it would
 * throw that one out.
 */
export const isReplaced = (token: string | null): boolean => {
  const stored = storedSession();
  return stored !== null && stored.userToken !== token;
};
