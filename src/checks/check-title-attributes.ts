import { saidOf, type Said } from './attribute-values.ts';
import type { Check, Found, ListingFacts } from './check.ts';
import { coloursIn } from './colours.ts';
import { foldInPlace, placesOf, type FoldedText } from './folded-places.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';

/** A stretch of the title, and an attribute that says otherwise. */
interface Contradiction {
  readonly from: number;
  readonly to: number;
  readonly by: Said;
}

/** Between what is printed and what is measured. */
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 0.03 * Math.max(one, other);

/** Is the one so many times the other as the title counts pieces? A kit says the piece here and the sum there. */
const isMultiple = (one: number, other: number, counts: readonly number[]): boolean =>
  [1, ...counts].some((n) => isAbout(one * n, other) || isAbout(one, other * n));

const mains = new Set([110, 115, 120, 127, 220, 230, 240]);
const isMains = (volts: number): boolean => mains.has(volts);

/** A number without a unit, or of pieces: 'Kit 3', '12 x', '6 pcs'. */
const counted = /(?<![\d.,])(\d{1,3})(?![\d.,]|\s?(?!(?:x|und?|pcs?|pct|cx)(?![a-z]))[a-z"]{1,3}(?![a-z]))/gu;

/** Which memory it is of, this does not say. */
const anyMemory = /^(?:capacidade|tamanho|memoria)(?: (?:total|d[ae] memoria))?$/u;

const has = (quantities: readonly Quantity[], kind: Quantity['kind']): boolean => quantities.some((each) => each.kind === kind);

/** What each attribute measures: of a thing whose only memory is what it works with, 'Capacidade' is of that one. */
const measuredBy = (all: readonly Said[], inTitle: readonly Quantity[]) => {
  const measured = all.map((by) => ({ by, quantities: quantitiesIn(foldInPlace(by.value), by.foldedName) }));
  const isOnlyMemory = has(inTitle, 'memory') && !has(inTitle, 'storage') && !measured.some(({ quantities }) => has(quantities, 'memory'));
  const read = ({ by, quantities }: (typeof measured)[number]): readonly Quantity[] =>
    isOnlyMemory && anyMemory.test(by.foldedName)
      ? quantities.map((each) => (each.kind === 'storage' ? { ...each, kind: 'memory' } : each))
      : quantities;
  return measured.map((each) => ({ by: each.by, quantities: read(each) }));
};

/**
 * A number of a kind that the title says once and the attributes once. Where either says several, as a box with three sides, nobody knows
 * which is meant; of mains voltages `byVoltage` tells.
 */
const byQuantity = (title: FoldedText, all: readonly Said[]): readonly Contradiction[] => {
  const inTitle = quantitiesIn(title).filter(({ kind, amount }) => kind !== 'volts' || !isMains(amount));
  const counts = [...title.folded.matchAll(counted)].map(([, n]) => Number(n)).filter((n) => n > 1);
  const kinds = [...new Set(inTitle.map(({ kind }) => kind))];
  const measured = measuredBy(all, inTitle);
  return kinds.flatMap((kind) => {
    const [stated, ...more] = inTitle.filter((each) => each.kind === kind);
    const [said, ...others] = measured.flatMap(({ by, quantities }) => {
      const [only, ...rest] = quantities.filter((each) => each.kind === kind);
      // A value that is a sentence, as a model's name, measures nothing.
      return only && rest.length === 0 && by.value.length <= 16 && !(kind === 'volts' && isMains(only.amount))
        ? [{ by, amount: only.amount }]
        : [];
    });
    const isOne = more.every(({ amount }) => amount === stated?.amount) && others.every(({ amount }) => amount === said?.amount);
    if (!stated || !said || !isOne || isMultiple(stated.amount, said.amount, counts)) return [];
    return [{ from: stated.from, to: stated.to, by: said.by }];
  });
};

/** Of the mains: 110 and 127 are the low one, 220 the high one, 'bivolt' is both. */
const voltagesIn = (
  text: FoldedText,
): { readonly low: boolean; readonly high: boolean; readonly from: number; readonly to: number } | null => {
  const places = placesOf(text, /(?<![\d.,])(?:110|115|120|127|220|230|240) ?(?:v|volts?)?(?![a-z0-9.,])|bivolt/gu).filter(({ from, to }) =>
    /v|^(?:110|127|220)$/u.test(text.folded.slice(from, to)),
  );
  const [first] = places;
  if (!first) return null;
  const words = places.map(({ from, to }) => text.folded.slice(from, to));
  const isBoth = words.some((word) => word.startsWith('bivolt'));
  return {
    low: isBoth || words.some((word) => word.startsWith('1')),
    high: isBoth || words.some((word) => word.startsWith('2')),
    ...first,
  };
};

const byVoltage = (title: FoldedText, all: readonly Said[]): readonly Contradiction[] => {
  const by = all.find(({ id, foldedName }) => /VOLTAGE/u.test(id) || /voltagem|tensao/u.test(foldedName));
  // In a title a number alone is no voltage.
  const stated = /bivolt|(?:110|115|120|127|220|230|240) ?(?:v|volts?)(?![a-z0-9])/u.test(title.folded) ? voltagesIn(title) : null;
  const said = by ? voltagesIn(foldInPlace(by.value)) : null;
  return by && stated && said && (stated.low !== said.low || stated.high !== said.high) ? [{ from: stated.from, to: stated.to, by }] : [];
};

/** A rose, an orange, the board one writes on: words of colours that name the thing itself. */
const namesThing = ({ folded }: FoldedText, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  (/^(?:rosas?|laranjas?|violetas?|creme)$/u.test(folded.slice(from, to)) && /^$|(?<![a-z])(?:de|sabor) $/u.test(folded.slice(0, from))) ||
  /(?<![a-z])(?:quadro|vinho|arroz|feijao|chocolate|pimenta) $/u.test(folded.slice(0, from));

const byColour = (title: FoldedText, all: readonly Said[]): readonly Contradiction[] => {
  const said = all.filter(
    ({ id, foldedName }) => id === 'COLOR' || id === 'MAIN_COLOR' || foldedName === 'cor' || foldedName === 'cor principal',
  );
  const [by] = said;
  const known = said.flatMap(({ foldedValue }) => coloursIn(foldedValue).map(({ colour }) => colour));
  const named = coloursIn(title.folded).filter((each) => !namesThing(title, each));
  const phrased = named.filter(({ from }) => /(?<![a-z])cor(?:es)? $/u.test(title.folded.slice(0, from)));
  const [first, ...more] = phrased.length > 0 ? phrased : named;
  if (!by || !first || known.length === 0 || more.some(({ colour }) => colour !== first.colour) || known.includes(first.colour)) return [];
  return [{ from: first.from, to: first.to, by }];
};

/** Attributes that are answered with yes or no, in other words than their name. */
const otherWords: readonly (readonly [RegExp, RegExp])[] = [
  [/prova d'? ?agua|impermeavel/u, /(?:a )?prova d'? ?agua|impermeavel|waterproof/gu],
  [/sem fio/u, /sem fio|wireless|bluetooth/gu],
];

/** Before what a thing is without, or is made to hold: 'zero lactose', 'suporte para microfone'. */
const isDenied = (before: string, said: string): boolean =>
  /(?:sem|nao e?) ?$/u.test(before) ||
  // A title that says 'com …' says that the thing comes with it.
  (!said.startsWith('com ') &&
    /(?<![a-z])(?:zero|livre de|isent[oa] de|para|porta|suporte(?: de)?)(?: (?:[ao]s?|uma?|\d{1,2}))?[ -]$/u.test(before));

const byYesOrNo = (title: FoldedText, all: readonly Said[]): readonly Contradiction[] =>
  all.flatMap((by) => {
    if (by.foldedValue !== 'nao') return [];
    const bare = by.foldedName.replace(/^(?:e|tem|possui|inclui|com) /u, '');
    const pattern =
      otherWords.find(([name]) => name.test(by.foldedName))?.[1] ??
      (bare.length >= 6 ? new RegExp(`(?:com )?${escaped(bare)}`, 'gu') : null);
    const [place] = pattern
      ? placesOf(title, pattern).filter(
          ({ from, to }) => !isDenied(title.folded.slice(Math.max(0, from - 40), from), title.folded.slice(from, to)),
        )
      : [];
    return place ? [{ ...place, by }] : [];
  });

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** 'Tam M', 'Nº 40', 'Aro 15': what is said after its word. */
const labelled: readonly (readonly [RegExp, RegExp])[] = [
  [/^tamanho$/u, /(?<![a-z])(?:tam(?:anho)?\.?|n[º°o]\.?|numero) ?(pp|p|m|g|gg|xg|xgg|eg|egg|\d{2})(?![a-z0-9])/gu],
  // What it is made of, and its colour, are no size.
  [/^(?!.*(?<![a-z])(?:material|cor)(?![a-z])).*(?<![a-z])aro(?![a-z])/u, /(?<![a-z])aro ?(\d{2}(?:[.,]5)?)(?![\d])/gu],
];

/** '42 BR' and 'BR 42', '175/70 R13': each word of a size, an R for the rim aside. */
const wordsOf = (foldedValue: string): readonly string[] => foldedValue.split(/[\s/"”,]+/u).map((word) => word.replace(/^r(?=\d)/u, ''));

const byLabel = (title: FoldedText, all: readonly Said[]): readonly Contradiction[] =>
  labelled.flatMap(([name, pattern]) => {
    const said = all.filter(({ foldedName }) => name.test(foldedName));
    const [by] = said;
    const [place, ...more] = placesOf(title, pattern);
    if (!by || !place || more.length > 0) return [];
    const stated = new RegExp(pattern.source, 'u').exec(title.folded.slice(place.from, place.to))?.[1];
    const isSame = said.some(({ foldedValue }) => wordsOf(foldedValue).includes(stated ?? ''));
    return isSame ? [] : [{ ...place, by }];
  });

/** The title says one thing and the attributes another: numbers with a unit, voltage, colour, size, and what is answered with 'não'. */
export const checkTitleAttributes: Check<Pick<ListingFacts, 'title' | 'attributes' | 'variations'>> = {
  name: 'titleAttributes',
  severity: 'yellow',
  find: (facts) => {
    const title = foldInPlace(facts.title);
    const all = saidOf(facts);
    return [byQuantity, byVoltage, byColour, byYesOrNo, byLabel].flatMap((compare) =>
      compare(title, all).map(({ from, to, by }): Found => ({
        code: 'titleContradicts',
        place: 'title',
        values: { said: title.written(from, to).trim(), name: by.name, value: by.value },
        spans: [title.spanOf(from, to)],
        proposes: 'titleContradicts',
      })),
    );
  },
};
