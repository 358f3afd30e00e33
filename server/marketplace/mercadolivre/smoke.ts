import { randomBytes } from 'node:crypto';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Clock } from '../../clock.ts';
import { askOutside } from '../../outside/ask-outside.ts';
import { readJson } from '../../outside/read-json.ts';
import type { Attempt, Connects, Grant, GrantRefused } from '../port.ts';
import { FoundItems } from './answers.ts';
import type { MeliSettings } from './meli-environment.ts';
import { meliConnects } from './oauth.ts';
import { meliApplicationOf } from './open-mercado-livre.ts';
import { whoIs } from './who-is.ts';

/** How the smoke run speaks with the person who runs it. */
export interface SmokeIo {
  readonly say: (line: string) => void;
  /** What the person brought back from the browser: the address it ended at, or the code alone; null where nobody answers. */
  readonly answer: () => Promise<string | null>;
}

interface SmokeAsked {
  /** Otherwise it only says what it would ask. */
  readonly isReal: boolean;
  /** As it is registered with the application, to the letter. */
  readonly redirectUri: string;
}

const patience = { ms: 15_000, mostBytes: 256 * 1024 };
const itemsAsked = 5;

/** Every call of a run, in its order: what stands in braces is known by then. */
export const callsOfSmoke = ({ MELI_API_URL, MELI_AUTH_URL, MELI_APP_ID = '{MELI_APP_ID}' }: MeliSettings): readonly string[] => [
  `navegador ${MELI_AUTH_URL}/authorization`,
  `POST ${MELI_API_URL}/oauth/token`,
  `GET ${MELI_API_URL}/users/me`,
  `GET ${MELI_API_URL}/users/{usuário}/items/search?limit=${itemsAsked}`,
  `POST ${MELI_API_URL}/oauth/token`,
  `GET ${MELI_API_URL}/users/me`,
  `DELETE ${MELI_API_URL}/users/{usuário}/applications/${MELI_APP_ID}`,
];

const whyRefused = (refused: GrantRefused): string => (refused.type === 'reauthorize' ? `${refused.code}: ${refused.text}` : refused.text);

/** What the browser was sent back with. A console that nobody is signed in to has moved it into the address of its login. */
const broughtBy = (address: URL): URLSearchParams => {
  const kept = address.searchParams.get('redirect');
  return kept === null ? address.searchParams : new URL(kept, address.origin).searchParams;
};

/** The code in what was brought back. An address has to carry the state that was sent: another's code is not ours to use. */
const codeIn = (brought: string | null, state: string): Result<string, string> => {
  const text = brought?.trim() ?? '';
  if (text === '') return refuse('Nenhum código foi informado. Nada foi autorizado.');
  if (!URL.canParse(text)) return ok(text);
  const searchParams = broughtBy(new URL(text));
  const error = searchParams.get('error');
  if (error !== null) return refuse(`O Mercado Livre não autorizou: ${error}`);
  if (searchParams.get('state') !== state) return refuse('Este endereço é de outra tentativa: o state não é o desta. Comece de novo.');
  const code = searchParams.get('code');
  return code === null ? refuse('O endereço não traz nenhum code. Copie-o inteiro da barra do navegador.') : ok(code);
};

interface Walk {
  readonly settings: MeliSettings;
  readonly connects: Connects;
  readonly say: SmokeIo['say'];
}

const countItems = async ({ MELI_API_URL }: MeliSettings, { externalUserId, accessToken }: Grant): Promise<number | null> => {
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
  const url = `${MELI_API_URL}/users/${encodeURIComponent(externalUserId)}/items/search?limit=${itemsAsked}`;
  const answer = await askOutside(url, { headers }, patience);
  if (!answer.ok || answer.value.status !== 200) return null;
  const found = FoundItems.safeParse(readJson(answer.value.bytes));
  return found.success ? found.data.results.length : null;
};

/** Reads and refreshes; the grant that is the newest then, and what went wrong. */
const readAndRefresh = async ({ settings, connects, say }: Walk, first: Grant): Promise<{ grant: Grant; wrong: string | null }> => {
  const items = await countItems(settings, first);
  if (items === null) return { grant: first, wrong: 'A lista de anúncios não pôde ser lida.' };
  say(`  certo  anúncios lidos: ${items} (no máximo ${itemsAsked} são pedidos)`);
  const renewed = await connects.refresh(first);
  if ('type' in renewed) return { grant: first, wrong: `A autorização não foi renovada. ${whyRefused(renewed)}` };
  const again = await whoIs(settings, renewed);
  if (typeof again?.nickname !== 'string') return { grant: renewed, wrong: 'A autorização renovada não foi aceita.' };
  say('  certo  autorização renovada e aceita');
  return { grant: renewed, wrong: null };
};

const revoke = async ({ connects, say }: Walk, grant: Grant): Promise<string | null> => {
  if (!(await connects.revoke(grant)))
    return 'O Mercado Livre não confirmou a revogação. Remova o aplicativo lá, entrando com o usuário de teste: Seus dados, Aplicativos.';
  say('  certo  autorização devolvida');
  return null;
};

/** To give it back unasked would end the grant of an installation that the account may be connected to. */
const stillAllowed =
  'A autorização dada continua valendo: se esta conta está conectada a uma instalação, autorize-a por ela de novo; ' +
  'se não, remova o aplicativo no Mercado Livre: Seus dados, Aplicativos.';

const walk = async (going: Walk, attempt: Attempt, { say, answer }: SmokeIo): Promise<Result<string, string>> => {
  say('Abra este endereço em uma janela anônima, entre com um USUÁRIO DE TESTE e permita o acesso:');
  say(`  ${(await going.connects.begin(attempt)).href}`);
  say('Depois cole aqui o endereço em que o navegador parou (ou só o code) e tecle Enter.');
  const code = codeIn(await answer(), attempt.state);
  if (!code.ok) return code;
  const grant = await going.connects.finish(code.value, attempt);
  if ('type' in grant) return refuse(`O Mercado Livre não deu a autorização. ${whyRefused(grant)}`);
  say(`  certo  autorizado: ${grant.scopes.join(', ') || 'sem dizer o que permite'}`);
  const user = await whoIs(going.settings, grant);
  if (typeof user?.nickname !== 'string')
    return refuse(`O Mercado Livre não disse de quem é a autorização. Nada mais foi pedido. ${stillAllowed}`);
  if (!(user.heard?.tags ?? []).includes('test_user'))
    return refuse(
      `${user.nickname} não é um usuário de teste (não tem a marca test_user). Nada mais foi pedido em nome dele. ${stillAllowed}`,
    );
  say(`  certo  usuário de teste: ${user.nickname}, ${user.siteId}`);
  const { grant: newest, wrong } = await readAndRefresh(going, grant);
  // Whatever went wrong: nothing is left allowed.
  const left = await revoke(going, newest);
  const refusals = [wrong, left].filter((each) => each !== null);
  return refusals.length === 0 ? ok('O caminho inteiro funcionou.') : refuse(refusals.join('\n'));
};

const sayDry = (settings: MeliSettings, say: SmokeIo['say']): Result<string, string> => {
  say('Ensaio: nada foi pedido a ninguém. Com -- --real seriam feitas estas chamadas, em nome de um usuário de teste:');
  for (const [at, call] of callsOfSmoke(settings).entries()) say(`  ${at + 1}. ${call}`);
  const missing = (['MELI_APP_ID', 'MELI_APP_SECRET'] as const).filter((name) => settings[name] === undefined);
  return ok(missing.length === 0 ? 'Nada falta para o teste de verdade.' : `Para o teste de verdade falta definir ${missing.join(' e ')}.`);
};

/**
 * The way of a grant against the service that the settings name: connect, read, refresh, revoke. Nothing is kept, and nothing is changed
 * there. Only for users that Mercado Livre itself calls test users.
 */
export const smoke = async (
  settings: MeliSettings,
  { isReal, redirectUri }: SmokeAsked,
  io: SmokeIo,
  clock: Clock,
): Promise<Result<string, string>> => {
  if (!isReal) return sayDry(settings, io.say);
  const application = meliApplicationOf(settings);
  if (!application) return refuse('Falta registrar o aplicativo do Mercado Livre: defina MELI_APP_ID e MELI_APP_SECRET');
  const attempt = { state: randomBytes(24).toString('base64url'), verifier: randomBytes(48).toString('base64url'), redirectUri };
  return walk({ settings, connects: meliConnects(application, clock), say: io.say }, attempt, io);
};
