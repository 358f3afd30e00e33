import type { ListingFacts } from '#checks/check.ts';
import { formChecks } from '#checks/form-checks.ts';
import { runChecks } from '#checks/run-checks.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { CheckName, Finding } from '#contract/check.ts';
import { coverOf } from '#contract/shown-images.ts';
import { isWarningKey, type WarningKey } from '#contract/warning.ts';
import type { Message } from '#locale/translate.ts';

/** Something wrong that can be seen without a person: where it stands, in words, and the fixed warning that says it to the seller. */
export interface ListingIssue extends Pick<Finding, 'place' | 'severity' | 'spans' | 'others'> {
  readonly say: Message;
  readonly suggests: WarningKey | null;
  /** A text that says it where no fixed warning does. */
  readonly text: Message | null;
}

const factsOf = (listing: ListingView): ListingFacts => ({
  title: listing.title,
  gtin: listing.gtin,
  kit: listing.kit,
  price: listing.price,
  dimensions: listing.dimensions,
  // Only the server looks with the category beside it.
  specs: null,
  ...('image' in listing
    ? {
        description: listing.description,
        hasImage: coverOf(listing.image, listing.variations) !== null,
        attributes: listing.attributes,
        variations: listing.variations,
      }
    : { description: null, hasImage: listing.cover !== null, attributes: null, variations: [] }),
});

export const toIssue = ({ code, place, severity, values, spans, proposes, others }: Finding): ListingIssue => ({
  place,
  severity,
  spans,
  others,
  // Each check gives the values its text takes: the catalogue's test says each of them.
  say: { key: `listing.issue.${code}`, values } as Message,
  suggests: proposes !== null && isWarningKey(proposes) ? proposes : null,
  text: proposes === null || isWarningKey(proposes) ? null : { key: `listing.proposal.${proposes}` },
});

/** What the listing itself shows, by the checks a console has. */
export const shownFindings = (listing: ListingView): readonly Finding[] => runChecks(formChecks, factsOf(listing)).findings;

/** What the listing itself shows to be missing or beyond a limit: known without the server (row IMG-6). */
export const listingIssues = (listing: ListingView): readonly ListingIssue[] => shownFindings(listing).map(toIssue);

/** What the server's worker found, where it has looked at the listing as it is; else what can be seen without it. */
export const findingsOf = (listing: ListingView): readonly Finding[] =>
  'checked' in listing && listing.checked ? listing.checked.findings : shownFindings(listing);

export const foundIssues = (listing: ListingView): readonly ListingIssue[] => findingsOf(listing).map(toIssue);

/** Where in the text of a place something was found. */
export const spansAt = (place: ListingIssue['place'], issues: readonly ListingIssue[]): ListingIssue['spans'] =>
  issues.flatMap((issue) => (issue.place === place ? issue.spans : []));

/** Checks of which nothing is known. */
export const failedChecks = (listing: ListingView): readonly CheckName[] => ('checked' in listing && listing.checked?.failed) || [];

/** What is wrong for certain: a refusal starts with it, and an approval is asked about it. */
export const certainIssues = (listing: ListingView): readonly ListingIssue[] =>
  foundIssues(listing).filter(({ severity }) => severity === 'red');

/** The fixed warnings a refusal would start with, each once. */
export const suggestedWarnings = (listing: ListingView): readonly WarningKey[] => [
  ...new Set(certainIssues(listing).flatMap(({ suggests }) => suggests ?? [])),
];

/** What the checks would write to the seller where no fixed warning says it: for certain first, then what is only worth a look. */
export const proposedTexts = (listing: ListingView): readonly Message[] =>
  ['red', 'yellow'].flatMap((of) => foundIssues(listing).flatMap(({ severity, text }) => (severity === of && text !== null ? [text] : [])));
