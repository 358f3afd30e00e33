import { z } from 'zod';
import { html, refusal, type Answer } from './answer.ts';
import { consentPage, stoppedPage } from './consent-page.ts';
import type { TokensIssued } from './fake-event.ts';
import { decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import { mayRedirect, type FakeApplication } from './fake-settings.ts';
import type { FakeState } from './fake-state.ts';
import { exchangeCode, giveCode, refreshGrant } from './grant-lifecycle.ts';

const AuthorizationFields = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  state: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.literal('S256').optional(),
});
type AuthorizationFields = z.infer<typeof AuthorizationFields>;

const stop = (code: string, text: string): Answer => html(stoppedPage(code, text), 400);

/** What stops an attempt before anybody is asked; null when nothing does. */
const stopped = (application: FakeApplication, fields: AuthorizationFields): Answer | null => {
  if (fields.client_id !== application.id) return stop('invalid_client', 'O aplicativo não está cadastrado.');
  if (!mayRedirect(application, fields.redirect_uri)) return stop('invalid_redirect_uri', 'O endereço de volta não é o cadastrado.');
  if (application.isPkceRequired && fields.code_challenge === undefined) return stop('invalid_request', 'Falta o code_challenge.');
  if ((fields.code_challenge === undefined) !== (fields.code_challenge_method === undefined))
    return stop('invalid_request', 'code_challenge e code_challenge_method andam juntos.');
  return null;
};

const readAttempt = (
  application: FakeApplication,
  given: unknown,
): { readonly fields: AuthorizationFields } | { readonly answer: Answer } => {
  const read = AuthorizationFields.safeParse(given);
  if (!read.success) return { answer: stop('invalid_request', 'O pedido está incompleto.') };
  const answer = stopped(application, read.data);
  return answer === null ? { fields: read.data } : { answer };
};

const backTo = ({ redirect_uri: address, state }: AuthorizationFields, answer: Readonly<Record<string, string>>): Answer => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return { status: 302, body: '', headers: { location: url.href, 'cache-control': 'no-store' } };
};

const showConsent = (application: FakeApplication, state: FakeState, { query }: Asked): Decision => {
  const attempt = readAttempt(application, query);
  if ('answer' in attempt) return told(attempt.answer);
  const fields = Object.fromEntries(
    Object.entries(attempt.fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return told(html(consentPage(application.name, [...state.users.values()], fields)));
};

const answerConsent = (application: FakeApplication, state: FakeState, { body, at }: Asked): Decision => {
  const attempt = readAttempt(application, body);
  if ('answer' in attempt) return told(attempt.answer);
  const { fields } = attempt;
  const decision = z.object({ decision: z.enum(['allow', 'cancel']), user_id: z.coerce.number().optional() }).safeParse(body);
  if (!decision.success) return told(stop('invalid_request', 'O pedido está incompleto.'));
  if (decision.data.decision === 'cancel')
    return told(backTo(fields, { error: 'access_denied', error_description: 'The user denied access' }));
  const user = state.users.get(decision.data.user_id ?? 0);
  if (user === undefined) return told(stop('invalid_request', 'Escolha uma conta.'));
  if (user.isOperator) return told(stop('invalid_operator_user_id', 'Um operador não autoriza aplicativos: entre com a conta principal.'));
  const challenge = fields.code_challenge ?? null;
  const given = giveCode(state, { appId: fields.client_id, userId: user.id, redirectUri: fields.redirect_uri, challenge }, at);
  return decided([{ type: 'codeGiven', code: given }], () => backTo(fields, { code: given.code }));
};

const usedUp = 'Error validating grant. Your authorization code or refresh token may be expired or it was already used';
/** The newer of its two forms: the text stands in `error_description`, there is no `message`. */
const invalidGrant: Answer = { status: 400, body: { error_description: usedUp, error: 'invalid_grant', status: 400, cause: [] } };

const tokensOf = ({ grant, accessToken, accessUntil, at }: TokensIssued): Answer => ({
  status: 200,
  body: {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: Math.floor((accessUntil - at) / 1000),
    scope: 'offline_access read write',
    user_id: grant.userId,
    refresh_token: grant.refreshToken,
  },
  headers: { 'cache-control': 'no-store' },
});

type Fields = Readonly<Record<string, string>>;
const TokenFields = z.record(z.string(), z.string());

const missing = (fields: Fields, names: readonly string[]): Answer | null => {
  const name = names.find((each) => (fields[each] ?? '') === '');
  return name === undefined ? null : refusal(400, 'invalid_request', `${name} is a required parameter`);
};

const wanted: Readonly<Record<string, readonly string[]>> = {
  authorization_code: ['code', 'redirect_uri'],
  refresh_token: ['refresh_token'],
};

/** Why no token is given before any grant is looked at; null when one is. */
const notAsked = (application: FakeApplication, fields: Fields): Answer | null => {
  const lacking = missing(fields, ['grant_type', 'client_id', 'client_secret']);
  if (lacking !== null) return lacking;
  if (fields['client_id'] !== application.id || fields['client_secret'] !== application.secret)
    return refusal(400, 'invalid_client', 'invalid client_id or client_secret.');
  const kind = fields['grant_type'] ?? '';
  const names = wanted[kind];
  return names === undefined ? refusal(400, 'unsupported_grant_type', `The grant_type ${kind} is not supported`) : missing(fields, names);
};

const exchanged = (state: FakeState, appId: string, fields: Fields, at: number) => {
  if (fields['grant_type'] === 'refresh_token') return refreshGrant(state, appId, fields['refresh_token'] ?? '', at);
  const [code, redirectUri] = [fields['code'] ?? '', fields['redirect_uri'] ?? ''];
  return exchangeCode(state, { appId, code, redirectUri, verifier: fields['code_verifier'] ?? null }, at);
};

const issueTokens = (application: FakeApplication, state: FakeState, { body, at }: Asked): Decision => {
  const read = TokenFields.safeParse(body);
  const fields = read.success ? read.data : {};
  const refused = notAsked(application, fields);
  if (refused !== null) return told(refused);
  const issued = exchanged(state, application.id, fields, at);
  return issued.ok ? decided([issued.value], () => tokensOf(issued.value)) : told(invalidGrant);
};

const noLogin = 'There is no login: who opens the page says who they are. The page is of the fake’s own making.';

export const oauthRoutes = (application: FakeApplication): readonly FakeRoute[] => [
  {
    method: 'GET',
    path: '/authorization',
    lane: 'auth',
    access: 'open',
    fidelity: {
      divergences: [
        noLogin,
        'Served by the same address as the API; the real page is at auth.mercadolivre.com.br.',
        'Without a list of registered addresses any redirect_uri on this machine is taken; with one, those that are equal to the letter.',
      ],
    },
    decide: (state, asked) => showConsent(application, state, asked),
  },
  {
    method: 'POST',
    path: '/authorization',
    lane: 'auth',
    access: 'open',
    fidelity: {
      divergences: [
        noLogin,
        'What comes back after “Cancelar” (error=access_denied) is as OAuth 2 has it; the documentation does not show it.',
      ],
    },
    decide: (state, asked) => answerConsent(application, state, asked),
  },
  {
    method: 'POST',
    path: '/oauth/token',
    lane: 'auth',
    access: 'open',
    fidelity: {
      payload: 'oauth/token.json',
      divergences: [
        'expires_in is 21600 (or FAKE_TOKEN_MS): the documented example says 10800, its text six hours.',
        'The older access token works until its own time is over, also after a refresh. What the real one does is not documented.',
        'Nothing dies early by itself (password, 4 months without a call, fraud): POST /_fake/revoke does it.',
        'The client is known by client_id and client_secret in the body, not by a Basic header.',
        'A second code of one user replaces the refresh token of the first: one grant for an application and a user.',
      ],
    },
    decide: (state, asked) => issueTokens(application, state, asked),
  },
];
