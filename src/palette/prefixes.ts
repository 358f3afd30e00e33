import { orderReaders } from '#commands/order/order-args.ts';
import type { Role } from '#contract/call.ts';
import { foldText } from '#lib/fold-text.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Translate } from '#locale/translate.ts';
import type { Entry } from './entries.ts';
import { isJoining, nouns } from './phrase-words.ts';

/** What a first character restricts the search to (capabilities A8). `all` is no prefix; what only commands ask for has none. */
type SearchKind =
  | 'all'
  | 'order'
  | 'listing'
  | 'mediation'
  | 'question'
  | 'company'
  | 'marketplace'
  | 'category'
  | 'pricerule'
  | 'automessage'
  | 'command'
  | 'help'
  | 'unknown';

interface Prefix {
  readonly prefix: string;
  readonly kind: SearchKind;
  readonly help: MessageKey & `palette.prefix.${string}`;
  readonly icon: string;
  /** Whom it finds anything for; everybody where it does not say. */
  readonly roles?: readonly Role[];
}

const prefixes: readonly Prefix[] = [
  { prefix: '#', kind: 'order', help: 'palette.prefix.order', icon: 'hash', roles: orderReaders },
  { prefix: '/', kind: 'listing', help: 'palette.prefix.listing', icon: 'megaphone' },
  { prefix: '!', kind: 'mediation', help: 'palette.prefix.mediation', icon: 'scale', roles: orderReaders },
  { prefix: '*', kind: 'question', help: 'palette.prefix.question', icon: 'message-square-plus', roles: orderReaders },
  { prefix: '@', kind: 'company', help: 'palette.prefix.company', icon: 'building-2' },
  { prefix: '>', kind: 'command', help: 'palette.prefix.command', icon: 'command' },
  { prefix: '?', kind: 'help', help: 'palette.prefix.help', icon: 'circle-help' },
];
const reserved = ['#', '!', '*'];

const prefixesFor = (role: Role): readonly Prefix[] => prefixes.filter(({ roles }) => roles?.includes(role) ?? true);

export const workingPrefixes = (role: Role): readonly string[] => prefixesFor(role).map(({ prefix }) => prefix);

export interface Search {
  readonly kind: SearchKind;
  readonly text: string;
}

/** The query parted into what it restricts and what is searched. */
export const searchOf = (query: string, role: Role): Search => {
  const typed = query.trimStart();
  const found = prefixesFor(role).find(({ prefix }) => typed.startsWith(prefix));
  if (found) return { kind: found.kind, text: typed.slice(found.prefix.length).trim() };
  if (reserved.some((prefix) => typed.startsWith(prefix))) return { kind: 'unknown', text: typed.trim() };
  return openedIn(typed.trim(), role) ?? { kind: 'all', text: typed.trim() };
};

const opening: ReadonlySet<string> = new Set('abrir abre abra ver buscar busque achar localizar procurar ir open show find'.split(' '));

/** 'Abrir pedido 2000…' says what '#2000…' does, and so does 'pedido 2000…' alone; null where it does not say which, or of what kind. */
function openedIn(text: string, role: Role): Search | null {
  if (!/\s/u.test(text)) return null;
  const [verb = '', ...others] = text.split(/\s+/u);
  const isAsked = opening.has(foldText(verb));
  const words = isAsked ? others : [verb, ...others];
  const from = words.findIndex((word) => !isJoining(foldText(word)));
  const [noun = '', ...named] = words.slice(Math.max(0, from));
  const first = named.findIndex((word) => !isJoining(foldText(word)));
  const which = named.slice(Math.max(0, first));
  const found = prefixesFor(role).find(({ kind }) => kind === nouns[foldText(noun)]);
  const isNumber = which.length === 1 && /^#?\d{4,}$/u.test(which[0] ?? '');
  return found && which.length > 0 && (isAsked || isNumber) ? { kind: found.kind, text: which.join(' ').replace(/^#/u, '') } : null;
}

export const prefixEntries = (t: Translate, role: Role): readonly Entry[] =>
  prefixesFor(role)
    .filter(({ kind }) => kind !== 'help')
    .map(({ prefix, help, icon }) => ({ kind: 'prefix', id: `prefix:${prefix}`, icon, title: t(help), aliases: [prefix], prefix }));
