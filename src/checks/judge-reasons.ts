import type { CheckName, Finding, ProposedText } from '#contract/check.ts';
import type { FieldChange, Listing, Refusal } from '#contract/listing.ts';
import { shownImages } from '#contract/shown-images.ts';
import { isWarningKey, parseWarnings, type WarningKey } from '#contract/warning.ts';
import { isValidGtin } from '#lib/gtin.ts';
import { checkContact } from './check-contact.ts';
import { checkPayment } from './check-payment.ts';
import { imageChanges, readImages } from './image-changes.ts';
import { namedPlaces, placesOfChange, type ReasonPlace } from './named-places.ts';

/** Answered: what it is about is another by now, and a machine finds nothing wrong there. Never said where that can not be known. */
export type Verdict = 'answered' | 'unanswered' | 'unknown';

/** By what the verdict was reached. */
export type Because =
  | 'corrected'
  | 'found'
  | 'unchanged'
  /** Nothing of it changed, and the seller has written why. */
  | 'saidInWords'
  /** It changed, and something there is still worth a look. */
  | 'doubtful'
  /** It changed, and the checks have not looked at it, or can not. */
  | 'unlooked'
  /** Pictures came or moved; those that were there are there still. */
  | 'picturesStay'
  /** A reviewer's own words: what they speak of changed, or nothing says what that is. */
  | 'ownWordsChanged'
  | 'ownWords';

export interface JudgedReason {
  /** As the refusal said it: a fixed warning, or words. */
  readonly warning: string;
  readonly verdict: Verdict;
  readonly because: Because;
  /** The changes of the fields that the reason is about. */
  readonly changes: readonly FieldChange[];
  /** The findings that are left there. */
  readonly left: readonly Finding[];
}

export interface ToJudge {
  readonly listing: Pick<Listing, 'attributes' | 'image' | 'variations'>;
  readonly refusal: Pick<Refusal, 'warning' | 'changes' | 'answer'>;
  /** The findings in the listing as it is; without the hub's checks only those that it shows by itself. */
  readonly findings: readonly Finding[];
  /** Have the hub's checks looked at it as it is? */
  readonly isChecked: boolean;
  /** Those that failed, or are switched off in its category: nothing is known of what they look for. */
  readonly notLooked: readonly CheckName[];
  /** The pictures they looked at, by address, those of variations among them. */
  readonly seenImages: readonly string[];
  /** Which of the checks' own texts it is, word for word. */
  readonly proposalOf: (warning: string) => ProposedText | null;
}

interface About {
  readonly places: readonly ReasonPlace[];
  /** Without these nothing is known of it. */
  readonly checks: readonly CheckName[];
  /** The listing itself shows whether it is so, whoever has looked. */
  readonly isPlain?: true;
}

const fixed: Readonly<Record<WarningKey, About>> = {
  wigth: { places: ['weight'], checks: ['weight', 'sizeUnusual'] },
  image: { places: ['images'], checks: ['images', 'imageReadable', 'imageBackground', 'imageSize', 'imageBlur', 'imageShared'] },
  gtin: { places: ['gtin'], checks: ['gtin', 'gtinPrefix', 'gtinShared'] },
  invalid_measures: { places: ['measures'], checks: ['measures', 'sizeUnusual'] },
  measures_exceeding: { places: ['measures'], checks: ['measures'], isPlain: true },
  hasnt_price: { places: ['price'], checks: ['price'], isPlain: true },
};

const proposed: Readonly<Record<ProposedText, About>> = {
  contact: { places: ['title', 'description'], checks: ['contact'] },
  payment: { places: ['description'], checks: ['payment'] },
  titleContradicts: { places: ['title', 'attributes'], checks: ['titleAttributes'] },
  titleWord: { places: ['title'], checks: ['titleWords'] },
  priceUnusual: { places: ['price'], checks: ['priceUnusual'] },
  duplicate: { places: ['title', 'images'], checks: ['duplicate'] },
};

type Judged = Pick<JudgedReason, 'verdict' | 'because'>;
const unanswered = (because: Because): Judged => ({ verdict: 'unanswered', because });
const unknown = (because: Because): Judged => ({ verdict: 'unknown', because });
const corrected: Judged = { verdict: 'answered', because: 'corrected' };

const touching = (changes: readonly FieldChange[], places: readonly ReasonPlace[]): readonly FieldChange[] =>
  changes.filter((change) => placesOfChange(change).some((place) => places.includes(place)));

/** Nothing of it is another by now: it is not answered, unless by words. */
const ofUnchanged = ({ refusal }: ToJudge): Judged => (refusal.answer === null ? unanswered('unchanged') : unknown('saidInWords'));

/** What came and what went by a change of pictures; null of an older record, which counts them and names none. */
const movedBy = ({ before, after }: FieldChange): { readonly came: readonly string[]; readonly went: readonly string[] } | null => {
  const [was, is] = [before === null ? [] : readImages(before), after === null ? [] : readImages(after)];
  if (!was || !is) return null;
  const moved = imageChanges(was, is);
  const urlsOf = (of: 'added' | 'removed'): readonly string[] => moved.flatMap(({ kind, url }) => (kind === of ? [url] : []));
  return { came: urlsOf('added'), went: urlsOf('removed') };
};

/** One of those that were there has to be gone from all of the listing: of those that stay nobody knows whether it was one of them. */
const judgePictures = ({ listing, seenImages }: ToJudge, changes: readonly FieldChange[]): Judged => {
  const moved = changes.flatMap((change) => movedBy(change) ?? []);
  const shown = new Set(shownImages(listing.image, listing.variations));
  const cameAnywhere = new Set(moved.flatMap(({ came }) => came));
  const hadNone = changes.some(({ field, before }) => field === 'image' && before === null);
  const areOthers = hadNone && [...shown].every((url) => cameAnywhere.has(url));
  if (!areOthers && !moved.some(({ went }) => went.some((url) => !shown.has(url)))) return unknown('picturesStay');
  return moved.every(({ came }) => came.every((url) => seenImages.includes(url))) ? corrected : unknown('unlooked');
};

/** The checks look at the listing's own barcode: of those of its variations it is only seen whether they are any. */
const judgeBarcode = ({ listing: { variations } }: ToJudge, changes: readonly FieldChange[]): Judged => {
  const areAny = variations.every(({ gtin }) => gtin === null || gtin === '' || isValidGtin(gtin));
  return areAny && changes.some(({ field }) => field === 'gtin') ? corrected : unknown('unlooked');
};

/** Barcodes may stand in the variations: that the listing itself has none says nothing once those are others. */
const isOfVariations = (left: readonly Finding[], changes: readonly FieldChange[]): boolean =>
  left.every(({ code }) => code === 'gtinMissing') && changes.some(({ field }) => field.startsWith('variations:'));

/** What of it is certain without the checks of the hub. */
const foundOf = (warning: WarningKey, changes: readonly FieldChange[], left: readonly Finding[]): Judged | null => {
  if (left.some(({ severity }) => severity === 'red'))
    return warning === 'gtin' && isOfVariations(left, changes) ? unknown('doubtful') : unanswered('found');
  return null;
};

const judgeFixed = (warning: WarningKey, toJudge: ToJudge, changes: readonly FieldChange[], left: readonly Finding[]): Judged => {
  const { checks, isPlain = false } = fixed[warning];
  const found = foundOf(warning, changes, left);
  if (found) return found;
  // That it has a price is seen, however it came by it.
  if (warning === 'hasnt_price') return corrected;
  if (changes.length === 0) return ofUnchanged(toJudge);
  if (left.length > 0) return unknown('doubtful');
  if (checks.some((name) => toJudge.notLooked.includes(name)) || !(toJudge.isChecked || isPlain)) return unknown('unlooked');
  if (warning === 'gtin') return judgeBarcode(toJudge, changes);
  return warning === 'image' ? judgePictures(toJudge, changes) : corrected;
};

/** A check that finds nothing now may have found nothing then: only what it finds in the text of before is known to be gone. */
const wasFoundBefore = (proposal: ProposedText, changes: readonly FieldChange[]): boolean =>
  changes.some(({ field, before }) => {
    const text = { title: field === 'title' ? (before ?? '') : '', description: field === 'title' ? '' : (before ?? '') };
    if (proposal === 'contact') return checkContact.find(text).length > 0;
    return proposal === 'payment' && checkPayment.find(text).length > 0;
  });

const judgeProposed = (proposal: ProposedText, toJudge: ToJudge, changes: readonly FieldChange[], left: readonly Finding[]): Judged => {
  if (left.length > 0) return unanswered('found');
  if (changes.length === 0) return ofUnchanged(toJudge);
  if (!toJudge.isChecked || proposed[proposal].checks.some((name) => toJudge.notLooked.includes(name))) return unknown('unlooked');
  return wasFoundBefore(proposal, changes) ? corrected : unknown('ownWordsChanged');
};

const judgeWords = (toJudge: ToJudge, places: readonly ReasonPlace[], changes: readonly FieldChange[]): Judged => {
  if (places.length === 0) return unknown('ownWords');
  return changes.length === 0 ? ofUnchanged(toJudge) : unknown('ownWordsChanged');
};

const judge = (warning: string, toJudge: ToJudge): JudgedReason => {
  const { refusal, findings, listing } = toJudge;
  const proposal = toJudge.proposalOf(warning);
  if (isWarningKey(warning)) {
    const { places } = fixed[warning];
    const changes = touching(refusal.changes, places);
    const isThere = ({ place }: Finding): boolean => (places as readonly string[]).includes(place);
    const left = findings.filter((each) => each.proposes === warning || (each.severity === 'red' && isThere(each)));
    return { warning, ...judgeFixed(warning, toJudge, changes, left), changes, left };
  }
  if (proposal !== null) {
    const changes = touching(refusal.changes, proposed[proposal].places);
    const left = findings.filter(({ proposes }) => proposes === proposal);
    return { warning, ...judgeProposed(proposal, toJudge, changes, left), changes, left };
  }
  const places = namedPlaces(warning, listing.attributes);
  const changes = touching(refusal.changes, places);
  return { warning, ...judgeWords(toJudge, places, changes), changes, left: [] };
};

/** Of each reason of the last refusal whether it was answered, with what changed of it (issue 24, row 6; decision 0103). Pure. */
export const judgeReasons = (toJudge: ToJudge): readonly JudgedReason[] =>
  [...new Set(parseWarnings(toJudge.refusal.warning))].map((warning) => judge(warning, toJudge));

/** What changed besides: of none of the reasons. */
export const otherChanges = (changes: readonly FieldChange[], reasons: readonly JudgedReason[]): readonly FieldChange[] => {
  const told = new Set(reasons.flatMap((reason) => reason.changes));
  return changes.filter((change) => !told.has(change));
};

/** Where a reason is about to be corrected, by the name of what it is about; the first that its words name. */
export const placeOfReason = (warning: string, attributes: Listing['attributes']): ReasonPlace | null =>
  (isWarningKey(warning) ? fixed[warning].places : namedPlaces(warning, attributes))[0] ?? null;
