// The written list: of what operators each step of the two flows is made. Which steps a queue takes is in replay-*.ts. That the product
// accepts these keys is tests/unit/review-steps.browser.test.tsx; the keys of before are those of fda9a288^, Review's parent.
import { isWarningKey, warningKeysFor } from '#contract/warning.ts';
import { home, keys, look, mental, point, secondsIn, type Operator, type Step } from './operators.ts';

const step = (what: string, decides: number, ...operators: readonly (Operator | readonly Operator[])[]): Step => ({
  what,
  decides,
  operators: operators.flat(),
});

/** A reason written by hand is short, and as long in the one flow as in the other. */
export const ownWords = 'Título longo demais';
const typed = keys(...Array.from(ownWords));

/** The dialog numbers its fixed warnings. */
const digitOf = (warning: string): string => String(warningKeysFor({ kit: false }).findIndex((each) => each === warning) + 1);

const changedFrom = (ticked: readonly string[], wanted: readonly string[]): readonly string[] =>
  [...new Set([...ticked, ...wanted])].filter((each) => isWarningKey(each) && ticked.includes(each) !== wanted.includes(each));

export interface Refusal {
  /** What the dialog begins with. */
  readonly ticked: readonly string[];
  readonly wanted: readonly string[];
}

/** `r`; what is ticked is read and mended; Enter. */
const dialog = ({ ticked, wanted }: Refusal, writing: readonly (readonly Operator[])[]): readonly Operator[] => [
  mental,
  ...keys('r'),
  mental,
  ...keys(...changedFrom(ticked, wanted).map(digitOf)),
  ...(writing.length > 0 ? keys('o') : []),
  ...writing.flat(),
  ...keys('Enter'),
];

const textsToWrite = ({ ticked, wanted }: Refusal): number => wanted.filter((each) => !isWarningKey(each) && !ticked.includes(each)).length;

/** As it was before Review. */
export const before = {
  look: step('a look', 0, look),
  /** Above the picture stands what is wrong. */
  readFound: step('what was found is read', 0, mental),
  /** Nothing was analysed before `v`, and what it says is read. */
  validateImages: step('V, and its answer', 0, keys('v'), mental),
  /** No key scrolled the listing: hand, pointer, text, hand. */
  readDescription: step('the description by pointer', 0, home, point, mental, home),
  approve: step('A', 1, mental, keys('a')),
  /** A text of one's own was sent by Enter with the field, so that a second one needed its button first. */
  refuse: (refusal: Refusal): Step =>
    step(
      'R',
      1,
      dialog(
        refusal,
        Array.from({ length: textsToWrite(refusal) }, (_, at) => [mental, ...(at > 0 ? keys('Tab', 'Enter') : []), ...typed]),
      ),
    ),
};

/** The texts of the strip are read to be found; the fixed reasons the hand knows. */
const firstOfTexts = 7;

/** As it is. */
const openSheet = step('the sheet is opened', 0, mental, keys('g'));
const leaveSheet = step('the sheet is left', 0, keys('Escape'));
const columns = 4;
/** Not one of the clean ones: its time is not theirs. */
export const thrownOut = 'thrown out of the sheet';

/** From one tile to another by arrows. */
const way = (from: number, to: number): readonly string[] => {
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const right = (to % columns) - (from % columns);
  return [
    ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
    ...Array.from({ length: Math.abs(right) }, () => (right > 0 ? 'ArrowRight' : 'ArrowLeft')),
  ];
};

export const now = {
  look: before.look,
  readFound: before.readFound,
  openSheet,
  leaveSheet,
  /** What is thrown out is looked at, gone to and marked. */
  throwOut: (from: number, to: number): Step => step(thrownOut, 0, look, mental, keys(...way(from, to), 'x')),
  /** The others are looked at, and Enter approves them, or turns a page of which none is left. */
  page: (kept: number): Step =>
    step(
      'a page of the sheet',
      kept,
      Array.from({ length: kept }, () => look),
      mental,
      keys('Enter'),
    ),
  /** Where the checks point to it, or did not look. */
  readDescription: step('the description by Space', 0, keys(' '), mental),
  approve: step('A', 1, mental, keys('a')),
  /** What speaks against it is read before it is said again. */
  approveDespite: step('A, and A again', 1, mental, keys('a'), mental, keys('a')),
  takeSuggestion: step('Enter takes the suggestion', 1, mental, keys('Enter')),
  /** By the quicker of the two ways: the digits of the strip, where all of it has one, or the dialog. */
  refuse: (refusal: Refusal, digits: ReadonlyMap<string, number>): Step => {
    const asked = refusal.wanted.map((each) => digits.get(each));
    const read = asked.flatMap((digit) => (digit !== undefined && digit >= firstOfTexts ? [mental] : []));
    const strip = step('digits and Enter', 1, mental, read, keys(...asked.map(String), 'Enter'));
    // Enter takes the text, and with the field empty it sends.
    const writing = Array.from({ length: textsToWrite(refusal) }, () => [mental, ...typed, ...keys('Enter')]);
    const byDialog = step('R', 1, dialog(refusal, writing));
    return asked.every((digit) => digit !== undefined) && secondsIn(strip.operators) <= secondsIn(byDialog.operators) ? strip : byDialog;
  },
  /** `m`, the group is found among the others and gone to, Enter. */
  pickGroup: (place: number): Step =>
    step('a group is picked', 0, mental, keys('m'), mental, keys(...Array.from({ length: place }, () => 'ArrowDown'), 'Enter')),
  /** Whom it is the same for is read; `r` begins with nothing ticked. */
  refuseGroup: (count: number, wanted: readonly string[], isFilter: boolean): Step => {
    const refusal = { ticked: [], wanted };
    const writing = Array.from({ length: textsToWrite(refusal) }, () => [mental, ...typed, ...keys('Enter')]);
    return step('the same for these N', count, ...(isFilter ? [keys('Control+a')] : []), mental, dialog(refusal, writing));
  },
  /** A button has no key of its own. */
  clearFilter: step('the filter is cleared by pointer', 0, home, point, home),
};
