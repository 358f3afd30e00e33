import { isIP } from 'node:net';
import { z } from 'zod';
import { LeaseMode } from '#contract/capabilities.ts';
import { usualPlatformId } from '#contract/listing-edit.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isLoopback } from './loopback.ts';
import { meliEnvironment } from './marketplace/mercadolivre/meli-environment.ts';

const whole = (text: string): number => (/^\d+$/u.test(text) ? Number(text) : Number.NaN);
const port = z
  .string()
  .transform(whole)
  .pipe(z.int('deve ser um número inteiro').min(0, 'deve estar entre 0 e 65535').max(65_535, 'deve estar entre 0 e 65535'));
const urlOf = (...protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `deve ser um endereço ${protocols.map((protocol) => `${protocol}//`).join(' ou ')}…`,
    );
const web = urlOf('http:', 'https:');
const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'deve ser on ou off')
  .transform((word) => ['on', 'true', '1'].includes(word));
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol) && new URL(text).origin === text;
const origins = z
  .string()
  .transform((joined) =>
    joined
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  )
  .refine((list) => list.every(isOrigin), 'deve ser uma lista de origens separadas por vírgula, ex.: https://painel.exemplo.com.br');

/** Names of private ranges, as proxies are usually given. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const widest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return ranges.has(text) || (widest > 0 && rest.length === 0 && (bits === undefined || whole(bits) <= widest));
};
/** Addresses, never "all" and never a number of hops: whoever reaches this process past the proxy could name any address. */
const proxies = z
  .string()
  .transform((joined) => joined.split(',').map((each) => each.trim()))
  .refine((list) => list.every(isNetwork), 'deve ser uma lista de endereços IP ou redes separados por vírgula, ex.: 127.0.0.1, 10.0.0.0/8');

/** The sender of mails where none is set: of a domain that is kept free for tests. */
export const nobodysSender = 'Balcão <nao-responda@balcao.test>';

const Environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('.data'),
  BLOB_STORE: urlOf('s3:').optional(),
  UPSTREAM_URL: web.optional(),
  /** Where people open the console: mails link to it. */
  PUBLIC_URL: web.optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default(nobodysSender),
  /** Draws labels instead of us; `{token}` in it is replaced by the token, else the token ends its path (row ORD-17). */
  LABEL_SERVICE_URL: web.optional(),
  LABEL_SERVICE_TOKEN: z.string().optional(),
  /** Knows where parcels are; `{trackingNumber}` in it is replaced by the number, else the number ends its path. */
  CARRIER_URL: web.optional(),
  ...meliEnvironment,
  /** 32 bytes in hex: what certificates and grants are sealed with. Without it the embedded server keeps one of its own in DATA_DIR. */
  SEALING_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/iu, 'deve ter 64 dígitos hexadecimais')
    .optional(),
  HELP_URL: web.optional(),
  TERMS_URL: web.optional(),
  /** A caller that names it may read /metrics from anywhere; without it this machine alone may, and a proxy that looks like it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/u, 'deve ter ao menos 16 letras, algarismos ou sinais, sem espaços')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: web.default('https://www.googleapis.com/oauth2/v3/certs'),
  /** Where a person chooses their Google account. */
  GOOGLE_AUTHORIZE_URL: web.default('https://accounts.google.com/o/oauth2/v2/auth'),
  /** Longest password the console lets somebody choose; the specification's is 20 (row SES-8, decision 6). */
  PASSWORD_MAX: z
    .string()
    .transform(whole)
    .pipe(z.int('deve ser um número inteiro').min(20, 'deve estar entre 20 e 64').max(64, 'deve estar entre 20 e 64'))
    .default(20),
  /** Whether companies and consultants register themselves, or come by invitation alone. */
  REGISTRATION: z.enum(['open', 'closed'], 'deve ser open ou closed').default('open'),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: proxies.default([]),
  /** What each save of a listing names; a provider's API may want its own (decision 0170). */
  PLATFORM_ID: z.string().default(usualPlatformId),
  HIDDEN_PRODUCT_SELLER_ID: z.string().optional(),
  LEASES: z.enum(LeaseMode.options, `deve ser ${LeaseMode.options.join(', ')}`).default('optional'),
  DEMO: onOff.optional(),
  DEMO_SIZE: z.enum(['small', '100k', '1m'], 'deve ser small, 100k ou 1m').default('small'),
  /** The marketplace that is told of decisions made here: the demo's own, the real one, or none. */
  MARKETPLACE: z.enum(['fake', 'mercadolivre', 'off'], 'deve ser fake, mercadolivre ou off').optional(),
  /** As it was called before there was more than one: `off` is MARKETPLACE=off. */
  MARKETPLACE_CLOCK: onOff.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'deve ser fatal, error, warn, info, debug, trace ou silent')
    .default('info'),
});

/** The environment, checked. `.env.example` says what each one is for. */
export type Settings = Omit<z.output<typeof Environment>, 'DEMO' | 'MARKETPLACE' | 'MARKETPLACE_CLOCK'> & {
  readonly DEMO: boolean;
  readonly MARKETPLACE: 'fake' | 'mercadolivre' | 'off';
};

export interface SettingRefused {
  readonly name: string;
  readonly message: string;
}

/** An empty variable is one that is not set: `.env` files are written that way. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Result<Settings, readonly SettingRefused[]> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  // As it was called while it sealed certificates alone.
  const parsed = Environment.safeParse({ ...given, SEALING_KEY: given['SEALING_KEY'] ?? given['CERTIFICATE_KEY'] });
  if (!parsed.success) return refuse(parsed.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })));
  const { DEMO: demo, MARKETPLACE: named, MARKETPLACE_CLOCK: plays, ...rest } = parsed.data;
  const DEMO = demo ?? (rest.DATABASE_URL === undefined && rest.UPSTREAM_URL === undefined);
  const usual = DEMO && plays !== false ? 'fake' : 'off';
  const MARKETPLACE = named ?? usual;
  const message = foundTogether(MARKETPLACE, DEMO);
  return message === null ? ok({ ...rest, DEMO, MARKETPLACE }) : refuse([{ name: 'MARKETPLACE', message }]);
};

/** Invented listings must not reach the real marketplace, nor real ones an invented one. */
const foundTogether = (marketplace: Settings['MARKETPLACE'], isDemo: boolean): string | null => {
  if (marketplace === 'mercadolivre' && isDemo)
    return 'deve ser fake ou off com a demonstração: os anúncios e as vendas dela são inventados e não podem ser enviados. Use DEMO=off.';
  if (marketplace === 'fake' && !isDemo)
    return 'deve ser mercadolivre ou off sem a demonstração: o marketplace de mentira diria que enviou o que ninguém recebeu. Use DEMO=on.';
  return null;
};

/** The great worlds are for measuring. */
const withoutFake = ({ MARKETPLACE, DEMO_SIZE }: Settings): readonly string[] =>
  MARKETPLACE === 'fake' && DEMO_SIZE !== 'small'
    ? [`DEMO_SIZE=${DEMO_SIZE} roda sem o Mercado Livre de demonstração: as contas são simuladas e nenhuma pode ser conectada.`]
    : [];

/**
 * What does without something it usually has; and what works on this machine and for nobody else, or waits here for ever: said at start
 * where others are meant to come, on a PostgreSQL or an open port, or are sent mails.
 */
export const warningsOf = (settings: Settings): readonly string[] => [...withoutFake(settings), ...forOthers(settings)];

/** The settings nobody gave without which nothing is sent to Mercado Livre: the application, and what the grants of accounts are opened with. */
export const missingForSending = ({ MELI_APP_ID, MELI_APP_SECRET, SEALING_KEY, DATABASE_URL }: Settings): readonly string[] => {
  // The embedded server has a key of its own.
  const needed = { MELI_APP_ID, MELI_APP_SECRET, ...(DATABASE_URL !== undefined && { SEALING_KEY }) };
  return Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
};

const unsent = 'nada do que se decide aqui é enviado ao marketplace.';

const forTheMarketplace = (settings: Settings): readonly string[] => {
  if (settings.MARKETPLACE === 'off') return [`MARKETPLACE está em off: ${unsent}`];
  const missing = settings.MARKETPLACE === 'mercadolivre' ? missingForSending(settings) : [];
  return missing.length === 0 ? [] : [`MARKETPLACE está em mercadolivre, e falta definir ${missing.join(' e ')}: ${unsent}`];
};

const forOthers = (settings: Settings): readonly string[] => {
  const { DATABASE_URL, HOST, PORT, UPSTREAM_URL, PUBLIC_URL, SMTP_URL } = settings;
  if (UPSTREAM_URL !== undefined) return [];
  const here = PUBLIC_URL === undefined ? [`PUBLIC_URL não foi definida: os links dos e-mails levam a http://localhost:${PORT}.`] : [];
  // Mails that are sent reach others, whoever else comes here.
  if (DATABASE_URL === undefined && isLoopback(HOST)) return SMTP_URL === undefined ? [] : here;
  return [
    ...here,
    ...(SMTP_URL === undefined ? ['SMTP_URL não foi definida: os e-mails ficam na fila e não são enviados.'] : []),
    ...forTheMarketplace(settings),
  ];
};
