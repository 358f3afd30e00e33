import type { Visitor } from '#contract/gates.ts';
import type { LoginReply, UserData } from '#contract/session.ts';
import { unreachable } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';

/** What is shown when a request failed: a text of ours, or the server's own words and from when it may be tried again. */
export type SessionMessage = Message | { readonly text: string; readonly retryAt: number | null };

/** The specified fields of the auth machine (row SES-2). */
export interface SessionState {
  readonly loading: boolean;
  readonly loggedIn: boolean;
  readonly user: UserData | null;
  readonly uid: string | null;
  readonly message: SessionMessage | null;
  readonly token: string | null;
  readonly hadSellout: boolean;
  readonly hadSell: boolean;
}

export type SessionEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'failed'; readonly message: SessionMessage }
  | { readonly type: 'signedIn'; readonly login: LoginReply }
  /** GET user/data answered OK: the stored token is good, and this is who it belongs to. */
  | { readonly type: 'synced'; readonly user: UserData }
  | { readonly type: 'ended' };

export const signedOut: SessionState = {
  loading: false,
  loggedIn: false,
  user: null,
  uid: null,
  message: null,
  token: null,
  hadSellout: false,
  hadSell: false,
};

/** Each request sets loading and clears the message; a failure keeps its message; only a synced user is logged in. */
export const sessionAfter = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'requested':
      return { ...state, loading: true, message: null };
    case 'failed':
      return { ...state, loading: false, message: event.message };
    case 'signedIn': {
      const { userToken, _id, su, moneyManager } = event.login;
      return { ...signedOut, loading: true, token: userToken, uid: _id, hadSellout: su, hadSell: moneyManager };
    }
    case 'synced': {
      const { user } = event;
      // Rights may have changed since the login. A provider that tells no role may tell of these by their defaults only.
      const rights = user.role && { hadSellout: user.su, hadSell: user.moneyManager };
      return { ...state, ...rights, loading: false, message: null, loggedIn: true, user, uid: user._id };
    }
    case 'ended':
      return signedOut;
    default:
      return unreachable(event);
  }
};

/** The person before a gate, as far as this page knows them (decision 5). */
export const visitorOf = ({ hadSellout, hadSell, user }: SessionState): Visitor => ({ hadSellout, hadSell, role: user?.role ?? null });
