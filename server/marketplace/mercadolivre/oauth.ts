import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  ResponseBodyError,
  validateAuthResponse,
  WWWAuthenticateChallengeError,
  type AuthorizationServer,
  type TokenEndpointRequestOptions,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { askOutside } from '../../outside/ask-outside.ts';
import { readJson, storable } from '../../outside/read-json.ts';
import type { Connects, Grant, GrantRefused } from '../port.ts';
import { isThrottled, retryAfterOf } from './classify.ts';
import type { MeliSettings } from './meli-environment.ts';
import { saysBlocked, saysForbidden, saysGrantOver, saysQuota } from './words.ts';

/** The application, known. */
export type MeliApplication = Pick<MeliSettings, 'MELI_API_URL' | 'MELI_AUTH_URL'> & {
  readonly MELI_APP_ID: string;
  readonly MELI_APP_SECRET: string;
};

const patience = { ms: 15_000, mostBytes: 64 * 1024 };
/** What we ask for: to be let in while nobody is there is a scope of its own. */
const scope = 'offline_access read write';
const longestLifeSeconds = 366 * 24 * 60 * 60;

/** Its number is a number in one answer and a text in the next. */
const ExternalId = z.union([z.int().positive().transform(String), z.string().regex(/^\d{1,20}$/u)]);

const Token = z.object({
  access_token: z.string().min(1).max(4096),
  refresh_token: z.string().min(1).max(4096).nullish(),
  expires_in: z.int().positive().max(longestLifeSeconds),
  scope: z.string().max(4096).optional(),
  user_id: ExternalId,
});

class Silent extends Error {}

/** Too many in any of its forms, which is no answer of OAuth. */
class Throttled extends Error {
  readonly refused: GrantRefused;
  constructor(afterMs: number | null) {
    super('throttled');
    this.refused = { type: 'throttled', text: 'O Mercado Livre pediu para esperar', ...(afterMs !== null && { afterMs }) };
  }
}

/** The library's requests by our own client: patience, a cap, and no redirect. */
const fetchOutside: NonNullable<TokenEndpointRequestOptions[typeof customFetch]> = async (url, { method, headers, body }) => {
  const answer = await askOutside(url, { method, headers, body }, patience);
  if (!answer.ok) throw new Silent(answer.error);
  const { status, bytes, headers: answered } = answer.value;
  if (isThrottled({ status, body: readJson(bytes) })) throw new Throttled(retryAfterOf(answered));
  const isBodiless = status === 204 || status === 304;
  return new Response(isBodiless ? null : new Uint8Array(bytes), {
    status,
    headers: { 'content-type': answered.get('content-type') ?? '' },
  });
};

const notBelieved: GrantRefused = { type: 'away', text: 'O Mercado Livre respondeu algo que não é uma autorização' };

/** `error_description` in some answers, `message` in others. */
const Refusal = z.object({
  error: z.string(),
  error_description: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** Of a client or a limit that is wrong the grant knows nothing. */
const refusedWith = (code: string, said: string): GrantRefused => {
  if (saysGrantOver([code])) return { type: 'reauthorize', code, text: said };
  const text = `${code}: ${said}`;
  if (saysBlocked([code]) || saysForbidden([code])) return { type: 'forbidden', text };
  return { type: saysQuota([code]) ? 'throttled' : 'away', text };
};

/** @throws what is no answer of theirs: a defect. */
const refusedBy = (error: unknown): GrantRefused => {
  if (error instanceof Throttled) return error.refused;
  if (error instanceof Silent) return { type: 'away', text: 'O Mercado Livre não respondeu' };
  if (error instanceof ResponseBodyError) {
    const said = Refusal.safeParse(error.cause);
    const code = said.data?.error ?? error.error;
    const text = storable((said.data?.error_description ?? said.data?.message ?? code).slice(0, 500));
    return refusedWith(code, text);
  }
  if (error instanceof OperationProcessingError || error instanceof WWWAuthenticateChallengeError) return notBelieved;
  throw error;
};

/** Mercado Livre's OAuth: authorization code with PKCE, refresh tokens that are good once. (facts, section 2.1) */
export const meliConnects = (application: MeliApplication, clock: Clock): Connects => {
  const { MELI_APP_ID, MELI_APP_SECRET, MELI_API_URL, MELI_AUTH_URL } = application;
  const server: AuthorizationServer = {
    issuer: MELI_AUTH_URL,
    authorization_endpoint: `${MELI_AUTH_URL}/authorization`,
    token_endpoint: `${MELI_API_URL}/oauth/token`,
  };
  const client = { client_id: MELI_APP_ID };
  const proof = ClientSecretPost(MELI_APP_SECRET);
  // Plain http is the fake's, on this machine: whoever names such an address in a setting means it.
  const options = {
    [customFetch]: fetchOutside,
    [allowInsecureRequests]: MELI_API_URL.startsWith('http:'),
    headers: { accept: 'application/json' },
  };

  const toGrant = (response: TokenEndpointResponse, before: Pick<Grant, 'refreshToken' | 'scopes'> | null): Grant | GrantRefused => {
    const parsed = Token.safeParse(response);
    if (!parsed.success) return notBelieved;
    const { access_token, refresh_token, expires_in, scope: granted, user_id } = parsed.data;
    return {
      externalUserId: user_id,
      accessToken: access_token,
      refreshToken: refresh_token ?? before?.refreshToken ?? null,
      accessUntil: clock().getTime() + expires_in * 1000,
      scopes: granted?.split(' ').filter((each) => each !== '') ?? before?.scopes ?? [],
    };
  };

  return {
    begin: async ({ state, verifier, redirectUri }) => {
      const url = new URL(server.authorization_endpoint ?? '');
      const query = {
        response_type: 'code',
        client_id: MELI_APP_ID,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url;
    },
    finish: async (code, { state, verifier, redirectUri }) => {
      try {
        const callback = validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
        const response = await authorizationCodeGrantRequest(server, client, proof, callback, redirectUri, verifier, options);
        return toGrant(await processAuthorizationCodeResponse(server, client, response), null);
      } catch (error) {
        return refusedBy(error);
      }
    },
    refresh: async (grant) => {
      if (grant.refreshToken === null)
        return { type: 'reauthorize', code: 'no_refresh_token', text: 'A autorização venceu e não pode ser renovada' };
      try {
        const response = await refreshTokenGrantRequest(server, client, proof, grant.refreshToken, options);
        // The one that was sent is used up: without another there is none.
        return toGrant(await processRefreshTokenResponse(server, client, response), { refreshToken: null, scopes: grant.scopes });
      } catch (error) {
        return refusedBy(error);
      }
    },
    revoke: async ({ externalUserId, accessToken }) => {
      const path = `/users/${encodeURIComponent(externalUserId)}/applications/${encodeURIComponent(MELI_APP_ID)}`;
      const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
      const answer = await askOutside(`${MELI_API_URL}${path}`, { method: 'DELETE', headers }, patience);
      return answer.ok && answer.value.status < 300;
    },
  };
};
