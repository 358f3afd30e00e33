import { placesOf, type FoldedText, type Stretch } from './folded-places.ts';

/** A number with its area code, set apart as telephones are; a mobile one without, written 9dddd-dddd; one that costs nothing to call. */
const written =
  /(?<![\d.,/-])(?:(?:\+ ?55|0055|55)[ .-]*)?(?:\( ?0?[1-9]{2} ?\)|0?[1-9]{2}(?=[ .-]))[ .-]*(?:9[ .]?)?[2-9]\d{3}[ .-]?\d{4}(?![\d,/]|[.-]\d)|(?<![\d.,/-])9[ .]?\d{4}-\d{4}(?![\d/-])|(?<![\d.,/*-])[1-9]{2}\*9\d{4}\*\d{4}(?![\d*])|(?<![\d.,/-])0[358]00[ .-]?\d{3}[ .-]?\d{3,4}(?![\d,/]|[.-]\d)/gu;
/** Digits in a row are a code as well: only beside such a word they are a telephone. */
const bare = /(?<!\d)(?:55)?(?:[1-9]{2})?9?[2-9]\d{3}[ -]?\d{4}(?!\d)/gu;
const asksToCall =
  /(?:whats\w*|zap\w*|wpp|tel(?:efone)?s?|fones?|cel(?:ular)?|lig(?:ue|ar|uem)|contato|cham[ae]r?|fale|sac|(?:nosso|meu) numero)\W{1,12}(?:\w+\W+){0,3}$/u;

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
const spelt = /[a-z]+|\d+|[^\s\w]/gu;
/** Between the digits of a number nothing else stands. */
const isBetween = (part: string): boolean => '.,-_*()|/~+•·\uFE0F\u20E3'.includes(part);

const isCountingUp = (digits: string): boolean =>
  [...digits].every((digit, at) => at === 0 || Number(digit) === Number(digits[at - 1]) + 1);

/** Digits one by one, or in words: 'nove oito 7 6…', '1.1.9.8.7…'. What counts up is a list of sizes. */
const speltOut = (text: FoldedText): readonly Stretch[] => {
  const found: Stretch[] = [];
  let run = { digits: '', pieces: 0, from: 0, to: 0 };
  const end = (): void => {
    const { digits, pieces, from, to } = run;
    if (digits.length >= 8 && digits.length <= 13 && pieces >= 6 && !isCountingUp(digits)) found.push({ from, to });
    run = { digits: '', pieces: 0, from: 0, to: 0 };
  };
  for (const match of text.folded.matchAll(spelt)) {
    const [part] = match;
    const digit = digitWords[part] ?? (/^\d{1,2}$/u.test(part) ? part : null);
    if (digit !== null) {
      if (run.pieces === 0) run.from = match.index;
      run = { ...run, digits: run.digits + digit, pieces: run.pieces + 1, to: match.index + part.length };
    } else if (!isBetween(part)) end();
  }
  end();
  return found;
};

const isAfterCall = ({ folded }: FoldedText, { from }: Stretch): boolean => asksToCall.test(folded.slice(Math.max(0, from - 60), from));

/** Where a text gives a telephone number, hidden ones too. */
export const phonesIn = (text: FoldedText): readonly Stretch[] => {
  const all = [...placesOf(text, written), ...placesOf(text, bare).filter((place) => isAfterCall(text, place)), ...speltOut(text)];
  const inOrder = all.toSorted((one, other) => one.from - other.from || other.to - one.to);
  return inOrder.filter((place, at) => !inOrder.slice(0, at).some((before) => place.from < before.to));
};
