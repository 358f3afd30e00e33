import { placesOf, type FoldedText, type Stretch } from './folded-places.ts';
import { isUnit } from './quantities.ts';

const eight = String.raw`[2-9]\d{3}[ .-]{0,3}\d{4}`;
/** 'De 3000 - 5000' is a range: without a sign of telephones no more than one stands between the halves. */
const closeEight = String.raw`[2-9]\d{3}[ .-]?\d{4}`;
/** Model years stand behind each other as the halves of a telephone do: 'Gol 99 2000 2001'. */
const notYears = String.raw`(?!20\d\d[ .-]?(?:19|20)\d\d)`;
const ahead = String.raw`(?<![\d.,/-])`;
const behind = String.raw`(?!\d|,\d|[.-]\d)`;
/** A number with its area code, set apart as telephones are; a mobile one without, written 9dddd-dddd; one that costs nothing to call. */
const written = new RegExp(
  [
    // The country's code, and brackets, are of telephones alone, whatever stands around them.
    String.raw`(?:(?<!\d)(?:(?:\+ ?55|0055|55)[ .-]*)?\( ?0?[1-9]{2} ?\)|${ahead}(?:\+ ?55|0055)[ .-]*0?[1-9]{2}(?=[ .-]))[ .-]*(?:9[ .]?)?${eight}${behind}`,
    String.raw`${ahead}(?:55[ .-]*)?0?[1-9]{2}[ .-]+9[ .]?${eight}${behind}`,
    String.raw`${ahead}9(?:\d{4} ?- ?|[ .](?:[6-9]\d{3} ?- ?|\d{4}-))\d{4}(?![\d-])`,
    String.raw`(?<![\d.,/*-])[1-9]{2}\*9\d{4}\*\d{4}(?![\d*])`,
    String.raw`${ahead}0[358]00[ .-]?\d{3}[ .-]?\d{3,4}${behind}`,
  ].join('|'),
  'gu',
);
/** An area code alone makes them one only on one line: below each other such numbers are a list. */
const landline = new RegExp(String.raw`${ahead}(?:55[ .-]*)?0?[1-9]{2}[ .-]+${notYears}${closeEight}(?!\/)${behind}`, 'gu');
/** Digits in a row are a code as well: only beside such a word they are a telephone. */
const bareMobile = new RegExp(String.raw`(?<!\d)(?:55)?(?:[1-9]{2})?9${eight}(?!\d)`, 'gu');
const bareLandline = new RegExp(String.raw`(?<!\d)(?:55)?(?:[1-9]{2})?${closeEight}(?!\d)`, 'gu');
const asksToCall =
  /(?<![a-z])(?:whats\w*|zap\w*|wpp|tel(?:efone)?s?|fones?|cel(?:ular)?|lig(?:ue|ar|uem)|contato|cham[ae]r?|fale|sac|(?:nosso|meu) numero)\W{1,12}(?:\w+\W+){0,3}$/u;

/**
 * 'Ligue: 3222 - 4455': with blanks around its dash it is a range as well, so that the call stands right before it, no unit behind it, and it
 * is neither years nor round numbers, as ranges are.
 */
const wideLandline = new RegExp(
  String.raw`${ahead}(?!20\d\d[ .-]*(?:19|20)\d\d)(?!\d{2}00[ .-]*\d{2}00)${eight}(?!\/)${behind}(?! ?(?:rpm|[km]?hz|kw|ma|va|k|lm|psi|btus?|kcal|horas?|reais|pecas|unidades|un)(?![a-z]))`,
  'gu',
);
const callsRightHere =
  /(?<![a-z])(?:whats(?:app)?|zap|wpp|lig(?:ue|ar|uem)|cham[ae]r?|fale|sac|(?:nosso|meu) numero|(?:tel(?:efone)?s?|fones?|cel(?:ular)?|contato) ?:)(?: (?:ja|agora|hoje|para|pra|no|nosso|numero|telefone)){0,3} ?[:.!-]? ?$/u;

const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  um: '1',
  dois: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  meia: '6',
  sete: '7',
  oito: '8',
  nove: '9',
};
/** A day and a number with a comma are one each, and no part of a telephone; a comma or a slash behind every digit is a disguise. */
const spelt =
  /[a-z]+|(?<![\d/])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:\d{4}|\d{2})(?![\d/])|(?<![\d,])\d+,\d+(?![\d,])|\d+|[^\s\w]/gu;
/** Between the digits of a number nothing else stands. */
const isBetween = (part: string): boolean => '.,-_*()|/~+•·'.includes(part);

/** What only rises or only falls is a list: of sizes, of drills, of years. */
const isInOrder = (numbers: readonly number[]): boolean => {
  const steps = numbers.slice(1).map((number, at) => Math.sign(number - (numbers[at] ?? 0)));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
};

/** A quote that opens before the numbers, or right behind them, is no sign of inches. */
const isQuote = ({ folded }: FoldedText, { from }: Stretch, at: number): boolean =>
  /["“”]/u.test(folded.charAt(at)) &&
  (/\w/u.test(folded.charAt(at + 1)) || /(?<![\w.,!?])["“”][^"“”]*$/u.test(folded.slice(Math.max(0, from - 60), from)));

/** Measures are each said once and in digits, and some have two. */
const canBeMeasures = (pieces: readonly string[]): boolean =>
  pieces.every((piece) => /^\d/u.test(piece)) && pieces.some((piece) => piece.length === 2) && new Set(pieces).size === pieces.length;

/** Digits one by one, or in words: 'nove oito 7 6…', '1.1.9.8.7…'. With a unit behind them they may be measures. */
const speltOut = (text: FoldedText): readonly Stretch[] => {
  const found: Stretch[] = [];
  let pieces: string[] = [];
  let run: Stretch = { from: 0, to: 0 };
  const end = (by: string, at: number): void => {
    const digits = pieces.map((piece) => digitWords[piece] ?? piece);
    const { length } = digits.join('');
    const isNumber = length >= 8 && length <= 13 && pieces.length >= 6 && !isInOrder(digits.map(Number));
    if (isNumber && !(isUnit(by) && canBeMeasures(pieces) && !isQuote(text, run, at))) found.push(run);
    pieces = [];
  };
  for (const { 0: part, index } of text.folded.matchAll(spelt)) {
    if (Object.hasOwn(digitWords, part) || /^\d{1,2}$/u.test(part)) {
      run = { from: pieces.length === 0 ? index : run.from, to: index + part.length };
      pieces.push(part);
    } else if (!isBetween(part)) end(part, index);
  }
  end('', text.folded.length);
  return found;
};

const isAfterCall = ({ folded }: FoldedText, { from }: Stretch): boolean => asksToCall.test(folded.slice(Math.max(0, from - 60), from));

/** A number with nothing but the call before it. */
const isCalledHere = ({ folded }: FoldedText, { from, to }: Stretch): boolean =>
  callsRightHere.test(folded.slice(Math.max(0, from - 60), from)) &&
  !isUnit(/^ ?([a-z]+|["“”])/u.exec(folded.slice(to, to + 20))?.[1] ?? '');

const isOnOneLine = (text: FoldedText, { from, to }: Stretch): boolean => !/[\n\r\u2028\u2029]/u.test(text.written(from, to));

/** Where a text gives a telephone number, hidden ones too. */
export const phonesIn = (text: FoldedText): readonly Stretch[] => {
  const onOneLine = (pattern: RegExp) => placesOf(text, pattern).filter((place) => isOnOneLine(text, place));
  const bare = [...placesOf(text, bareMobile), ...onOneLine(bareLandline)].filter((place) => isAfterCall(text, place));
  const called = onOneLine(wideLandline).filter((place) => isCalledHere(text, place));
  const all = [...placesOf(text, written), ...onOneLine(landline), ...bare, ...called, ...speltOut(text)];
  const inOrder = all.toSorted((one, other) => one.from - other.from || other.to - one.to);
  return inOrder.filter((place, at) => !inOrder.slice(0, at).some((before) => place.from < before.to));
};
