import { bare, folded, type Tokens } from './phrase-target.ts';
import { isJoining } from './phrase-words.ts';

interface Shape {
  readonly is: (word: string) => boolean;
  /** Words that name such an answer in front of it. */
  readonly leads: ReadonlySet<string>;
}

const isDay = (word: string): boolean => /^\d{1,2}\/\d{1,2}\/\d{4}$/u.test(word);
const day: Shape = { is: isDay, leads: new Set(['data', 'inicial', 'final', 'periodo', 'entre', 'a']) };

/** Questions whose answers are told from other words by how they are written, by name. */
const shapes: Readonly<Record<string, Shape>> = {
  trackingNumber: {
    is: (word) => /^[\p{L}\d._-]{5,40}$/u.test(word) && /\d/u.test(word) && (/\p{L}/u.test(word) || /^\d{8,}$/u.test(word)),
    leads: new Set(['codigo', 'rastreio', 'rastreamento', 'tracking', 'code']),
  },
  devolutionValue: { is: (word) => /^r\$\d[\d.]*(?:,\d{1,2})?$|^\d[\d.]*,\d{1,2}$/iu.test(word), leads: new Set(['valor', 'value']) },
  dateFrom: day,
  dateTo: day,
};

/** What a text is called that is told in words beside them, or leads to it. */
const textLeads = new Set(['transportadora', 'via', 'carrier', 'detalhe', 'detalhes']);
const isTextLed = (word: string): boolean => textLeads.has(word) || /^pel[ao]s?$/u.test(word);
/** What is done now needs no day; another one is asked about (`phrase-denied.ts`). */
export const isNow = (text: string): boolean => /^(?:hoje|ontem|agora)$/u.test(folded(text));

interface Shaped {
  readonly found: ReadonlyMap<string, string>;
  /** What is left for the one text beside them; empty where it stands in several places, or may be one of them misread. */
  readonly text: string;
  /** The same where nothing leads to it and no code stands beside it: it may be anything. */
  readonly unread: string;
}

/** 'O certo é …' leads to whatever is asked. */
const isRight = (word: string): boolean => /^(?:e|certo|correto|novo|nova|certa|correta|agora)$/u.test(word);
const isLead = (token: string, leads: ReadonlySet<string>): boolean =>
  isJoining(folded(token)) || isRight(folded(token)) || leads.has(folded(token));

interface Piece {
  readonly text: string;
  readonly isLed: boolean;
}
const noPiece: Piece = { text: '', isLed: false };

const isLeft = (token: string): boolean => folded(token) !== '' && !isNow(token);

const withoutEnds = (tokens: Tokens): Piece => {
  const from = tokens.findIndex((token) => !isLead(token, textLeads) && isLeft(token));
  const to = tokens.findLastIndex((token) => !isJoining(folded(token)) && isLeft(token));
  const text = from < 0 ? '' : bare(tokens.slice(from, to + 1).join(' '));
  return { text, isLed: tokens.slice(0, Math.max(0, from)).some((token) => isTextLed(folded(token))) };
};

/** Whether answers to these questions are told by how they are written. */
export const isShaped = (names: readonly string[]): boolean => names.some((name) => Object.hasOwn(shapes, name));

/** Where an answer of this shape stands; nowhere where it is asked which of several it is. Of two days the first begins. */
const placeOf = (shape: Shape, tokens: Tokens, taken: ReadonlySet<number>): number | undefined => {
  const [first, ...others] = tokens.flatMap((token, at) => (!taken.has(at) && shape.is(bare(token)) ? [at] : []));
  return shape !== day && others.length > 0 ? undefined : first;
};

/** From where on words lead to the one at this place. */
const ledFrom = (at: number, { leads }: Shape, tokens: Tokens, taken: ReadonlySet<number>): number => {
  let from = at;
  while (from > 0 && !taken.has(from - 1) && isLead(tokens[from - 1] ?? '', leads)) from -= 1;
  return from;
};

/** The tokens that were not taken, where they stand in one piece; empty where they stand in several. */
const pieceLeft = (tokens: Tokens, taken: ReadonlySet<number>): Piece => {
  const pieces: string[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (taken.has(at)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  const [only = noPiece, ...others] = pieces.map(withoutEnds).filter(({ text }) => text !== '');
  return others.length === 0 ? only : noPiece;
};

/** Each answer wherever it stands, with its own name in front: 'rastreio OY…', 'de R$ 129,90', 'pela Jadlog'. */
export const takeShaped = (names: readonly string[], words: string): Shaped => {
  const tokens = words
    .replaceAll(/r\$\s+(?=\d)/giu, 'R$')
    .split(/\s+/u)
    .filter(Boolean);
  const taken = new Set<number>();
  const found = new Map<string, string>();
  for (const name of names) {
    const shape = shapes[name];
    const at = shape && placeOf(shape, tokens, taken);
    if (!shape || at === undefined) continue;
    found.set(name, bare(tokens[at] ?? ''));
    for (let place = ledFrom(at, shape, tokens, taken); place <= at; place += 1) taken.add(place);
  }
  const { text, isLed } = pieceLeft(tokens, taken);
  if (/\d/u.test(text)) return { found, text: '', unread: '' };
  return isLed || found.size > 0 ? { found, text, unread: '' } : { found, text: '', unread: text };
};
