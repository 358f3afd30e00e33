import type { AnyCommand } from '#commands/command.ts';
import { locales, type Locale } from '#locale/locales.ts';
import { translateIn } from '#locale/translate.ts';
import { hasFirstWords, isMessageKey } from '#locale/words.ts';
import type { CommandPhrase } from './command-phrase.ts';
import type { MenuLink } from './context.tsx';
import type { Searchable } from './word-index.ts';

interface Face extends Searchable {
  /** Stable while the palette lives: frecency and the row under the cursor hang on it. */
  readonly id: string;
  readonly icon: string;
}

/** What kind of place a row leads to; a record that is none of those which are looked for is only a record. */
export const places = [
  'menu',
  'listing',
  'company',
  'order',
  'mediation',
  'question',
  'user',
  'marketplace',
  'category',
  'pricerule',
  'automessage',
  'view',
  'settings',
  'record',
] as const;
export type Place = (typeof places)[number];

/** A row of the palette before anybody asked whether it may run. */
export type Entry =
  | (Face & {
      readonly kind: 'command';
      readonly command: AnyCommand;
      /** Of an action that is of one of several things: which. */
      readonly args?: Readonly<Record<string, unknown>>;
    })
  | (Face & {
      readonly kind: 'link';
      readonly to: string;
      readonly where: Place;
      /** What it is called beside a command that acts on it; left out, its title. */
      readonly label?: string;
      /** What tells it from others of its name, instead of what kind of place it is. */
      readonly detail?: string;
    })
  /** A command with its target and answers, as it was typed. */
  | (Face & { readonly kind: 'phrase'; readonly phrase: CommandPhrase })
  /** Puts a prefix into the input: the rows of '?'. */
  | (Face & { readonly kind: 'prefix'; readonly prefix: string });

const commandEntryId = (name: string): string => `command:${name}`;

/** A command is found by its title in every locale whose words are here, and by its aliases. */
const commandEntry = (command: AnyCommand, locale: Locale): Entry => ({
  kind: 'command',
  id: commandEntryId(command.name),
  icon: command.icon,
  title: translateIn(locale)(command.title),
  aliases: [
    ...command.aliases,
    ...locales.filter((other) => other !== locale && hasFirstWords(other)).map((other) => translateIn(other)(command.title)),
  ],
  command,
});

/** A place of the menu that we know by its key is found by our name for it in the other languages as well. */
const otherNames = (key: string, locale: Locale): readonly string[] => {
  const known = `menu.${key}`;
  if (!isMessageKey(known)) return [];
  return locales.filter((other) => other !== locale && hasFirstWords(other)).map((other) => translateIn(other)(known as 'menu.summary'));
};

/** What people call a place that does not begin with it, by its key in the menu. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  companies: ['lojista', 'lojistas', 'merchants'],
  connections: ['conexão', 'conexões', 'connection', 'connections'],
  expedition: ['atrasado', 'atrasados', 'prazo', 'enviar', 'despacho', 'late', 'deadline'],
  kits: ['combo', 'combos', 'bundle'],
  listings: ['recusado', 'recusados', 'refused'],
  mediation: ['disputa', 'disputas', 'reclamação', 'reclamações', 'dispute', 'claim'],
  review: ['anúncio', 'anúncios', 'fila', 'moderação', 'recusado', 'recusados', 'listing', 'listings', 'moderation', 'queue', 'refused'],
  'own-listings': [
    'anúncio',
    'anúncios',
    'publicar',
    'novo anúncio',
    'criar anúncio',
    'recusado',
    'recusados',
    'listing',
    'listings',
    'new listing',
    'refused',
  ],
  'price-rules': ['preço', 'preços', 'precificação', 'price', 'prices', 'pricing'],
  questions: ['dúvida', 'dúvidas'],
  reports: ['relatório', 'report'],
  reputation: ['termômetro', 'thermometer'],
  sales: ['pedido', 'pedidos', 'venda', 'order', 'orders', 'sale'],
  users: ['funcionário', 'funcionários', 'equipe', 'staff', 'team'],
};

const linkEntry = ({ key, name, link, icon }: MenuLink, locale: Locale, commandAliases: readonly string[]): Entry => ({
  kind: 'link',
  id: `go:${link}`,
  icon: icon || 'corner-down-right',
  title: name,
  aliases: [...otherNames(key, locale), ...(alsoCalled[key] ?? []), ...commandAliases],
  to: link,
  where: 'menu',
});

/** What is always there: the menu before the commands of the console, after those of the screens. */
export const standingEntries = (commands: readonly AnyCommand[], links: readonly MenuLink[], locale: Locale): readonly Entry[] => {
  const ofScreens = commands.filter(({ scope }) => scope !== 'global').map((command) => commandEntry(command, locale));
  // Opening the palette from the palette leads nowhere.
  const ofConsole = commands
    .filter(({ scope, name }) => scope === 'global' && name !== 'app.openPalette')
    .map((command) => commandEntry(command, locale));
  const sameAs = new Map(ofConsole.map((entry) => [entry.title, entry]));
  // 'Configurações' of the menu and of the console are one place: once is enough, by whatever either is called.
  const ofMenu = links.map((each) => linkEntry(each, locale, sameAs.get(each.name)?.aliases ?? []));
  const named = new Set(ofMenu.map(({ title }) => title));
  return [...ofScreens, ...ofMenu, ...ofConsole.filter(({ title }) => !named.has(title))];
};
