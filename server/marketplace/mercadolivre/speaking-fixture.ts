import { pino } from 'pino';
import type { Db } from '../../db/open.ts';
import { openCallMeter, type CallMeter } from '../../metrics/call-meter.ts';
import { openScripted, type HttpAsked, type Scripted } from '../../testing/scripted-http.ts';
import type { Tokens } from '../connect/open-tokens.ts';
import { openAsker, type Wire } from '../open-asker.ts';
import type { AccountHeard, Command, Outcome, Session } from '../port.ts';
import type { ServerResponse } from 'node:http';
import { mercadoLivre } from './mercadolivre.ts';
import { meliWire } from './open-mercado-livre.ts';

const account = { id: 'conta-ana', sellerId: 'ana', externalId: '417382461', tags: [] } as const;
export const draft = {
  title: 'Capa de banco',
  categoryId: 'MLB1',
  price: 12_990,
  stock: 4,
  isOnSale: true,
  description: '',
  condition: 'new',
  listingType: 'gold_special',
  warranty: { type: 'Sem garantia', time: null },
  gtin: null,
  sku: 'CAP-1',
  pictures: [],
  attributes: [],
  variants: 0,
  measures: { height: 0, width: 0, depth: 0, weight: 0 },
  shipMode: 'me2',
  fitsVehicles: false,
} as const;
export const publishing: Command = { kind: 'publish', listing: { listingId: 'l-1', externalId: null }, draft };
export const pricing: Command = { kind: 'setPrice', listing: { listingId: 'l-1', externalId: 'MLB77' }, price: 9990 };
export const answering: Command = { kind: 'answerQuestion', questionId: '11095535363', text: 'Serve, sim.' };

export const oneToken = (): Tokens & { readonly given: string[] } => {
  const given: string[] = [];
  return {
    given,
    of: () => Promise.resolve({ type: 'token', value: 'token-1', version: 1 }),
    renew: (_id, stale) => {
      given.push(`renewed ${stale}`);
      return Promise.resolve({ type: 'token', value: `token-${stale + 1}`, version: stale + 1 });
    },
    giveUp: (_id, version) => {
      given.push(`given up ${version}`);
      return Promise.resolve();
    },
  };
};

export interface Speaking {
  readonly service: Scripted;
  readonly session: Session;
  readonly meter: CallMeter;
  /** What was said of the user, each time that was asked. */
  readonly learnt: readonly AccountHeard[];
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly say: (command: Command, isUncertain?: boolean) => Promise<Outcome>;
  /** What was asked, each as 'METHOD /path'. */
  readonly asked: () => readonly string[];
}

/** The adapter at one end of the wire, and what a test has said at the other. */
export const openSpeaking = async (
  db: Db,
  answer: (asked: HttpAsked, response: ServerResponse) => void,
  {
    tokens = oneToken(),
    wire = {},
    tags = account.tags,
    publicBase = null,
  }: {
    readonly tokens?: Tokens;
    readonly wire?: Partial<Wire>;
    readonly tags?: readonly string[] | null;
    readonly publicBase?: string | null;
  } = {},
): Promise<Speaking> => {
  const service = await openScripted(answer);
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const open = { perSecond: 1000, burst: 1000 };
  const meter = openCallMeter(() => new Date());
  const asker = openAsker({
    db,
    log,
    meter,
    tokens,
    wire: {
      ...meliWire({ MELI_API_URL: service.url }),
      lanes: { read: open, write: open, messages: open, pictures: open },
      account: open,
      ...wire,
    },
    dice: () => 1,
    rest: () => Promise.resolve(),
  });
  const learnt: AccountHeard[] = [];
  const session: Session = {
    account: { ...account, tags },
    publicBase,
    ask: asker(account),
    learn: async (heard) => void learnt.push(heard),
  };
  return {
    service,
    session,
    meter,
    learnt,
    lines,
    say: (command, isUncertain = false) => mercadoLivre.send(command, session, isUncertain),
    asked: () => service.asked.map(({ method, path }) => `${method} ${path}`),
  };
};
