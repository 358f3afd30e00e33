import { judgeReasons, type JudgedReason } from '#checks/judge-reasons.ts';
import { ProposedText } from '#contract/check.ts';
import type { Listing } from '#contract/listing.ts';
import type { Translate } from '#locale/translate.ts';
import { failedChecks, findingsOf, shownFindings } from './listing-issues.ts';

/**
 * Each reason of the last refusal, with whether it was answered. A seller is told no findings of the hub: of what only those show it can not be
 * told. The checks' texts are known in the language they were written in here; in another one they count as somebody's own words.
 */
export const judgedReasons = (t: Translate, listing: Listing): readonly JudgedReason[] => {
  const { refusal, checked } = listing;
  if (refusal === null) return [];
  const notLooked = [...failedChecks(listing), ...(checked?.off ?? [])];
  // What the listing itself shows is seen, whoever has not looked.
  const shown = shownFindings(listing).filter(({ check }) => notLooked.includes(check));
  return judgeReasons({
    listing,
    refusal,
    findings: [...findingsOf(listing), ...shown],
    isChecked: checked != null,
    notLooked,
    seenImages: checked?.images.map(({ url }) => url) ?? [],
    proposalOf: (warning) => ProposedText.options.find((each) => t(`listing.proposal.${each}`) === warning) ?? null,
  });
};
