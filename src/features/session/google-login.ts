import { tabStorage } from '#ui/browser-storage.ts';

/**
 * Signing in by Google without a script of Google's, which the content policy forbids: the browser goes to Google's own page and
 * comes back to /login with the ID token behind `#` (OpenID Connect, response_type=id_token). docs/decisions/0017.
 */

const KEY = 'googleLogin';

/** What this tab asked Google for, kept until it comes back. */
interface Asked {
  /** Comes back beside the token: the answer is to a question of this tab. */
  readonly state: string;
  /** Comes back inside the token: it was made for this question, not lifted from another. */
  readonly nonce: string;
  /** Where the person wanted to go. */
  readonly redirect: string;
}

export interface GoogleDoor {
  readonly clientId: string;
  readonly authorizeUrl: string;
}

const dice = (): string => crypto.randomUUID();

/** Remembers the question and answers the address of Google's page. */
export const askGoogle = ({ clientId, authorizeUrl }: GoogleDoor, origin: string, redirect: string): string => {
  const asked: Asked = { state: dice(), nonce: dice(), redirect };
  tabStorage.write(KEY, JSON.stringify(asked));
  const url = new URL(authorizeUrl);
  const query = {
    client_id: clientId,
    redirect_uri: `${origin}/login`,
    response_type: 'id_token',
    scope: 'openid email',
    prompt: 'select_account',
    state: asked.state,
    nonce: asked.nonce,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

export type GoogleAnswer =
  | { readonly type: 'token'; readonly idToken: string; readonly redirect: string }
  /** The person turned back, or Google did. */
  | { readonly type: 'refused' }
  /** No question of this tab: made by somebody else, or answered before. */
  | { readonly type: 'unasked' };

const nonceOf = (idToken: string): unknown => {
  try {
    const [, payload = ''] = idToken.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.codePointAt(0) ?? 0);
    return (JSON.parse(new TextDecoder().decode(bytes)) as { readonly nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
};

const askedBefore = (): Partial<Asked> => {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? '{}') as Partial<Asked>;
  } catch {
    return {};
  }
};

/** What Google said in the fragment of /login; null when the page was opened otherwise. A question is answered once. */
export const readGoogleAnswer = (hash: string): GoogleAnswer | null => {
  const said = new URLSearchParams(hash.replace(/^#/u, ''));
  const idToken = said.get('id_token');
  if (idToken === null && !said.has('error')) return null;
  const { state, nonce, redirect = '/' } = askedBefore();
  tabStorage.drop(KEY);
  if (state === undefined || said.get('state') !== state) return { type: 'unasked' };
  if (idToken === null) return { type: 'refused' };
  return nonceOf(idToken) === nonce ? { type: 'token', idToken, redirect } : { type: 'unasked' };
};
