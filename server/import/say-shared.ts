import { eq, inArray } from 'drizzle-orm';
import type { ListingFacts } from '#checks/check.ts';
import { ownChecks } from '#checks/own-checks.ts';
import { runChecks } from '#checks/run-checks.ts';
import type { CheckWeights, Finding } from '#contract/check.ts';
import { countText } from '#import/plural.ts';
import type { ReportLine } from '#import/report.ts';
import { listingChecks } from '#locale/listing-checks.ts';
import { listingPage } from '#locale/listing-page.ts';
import { chunked } from '../db/chunked.ts';
import type { Db } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { ownFacts } from '../listing-checks/own-facts.ts';
import { readAsked } from '../listing-checks/read-asked.ts';
import { readWeights } from '../listing-checks/read-weights.ts';

const perBatch = 200;
/** Of fewer it is no habit of the file. */
const fewest = 5;

const texts: Readonly<Record<string, { readonly br: unknown } | undefined>> = { ...listingChecks, ...listingPage };

/** As the reviewer reads it of one listing. */
const sayFinding = ({ code, values }: Finding): string => {
  const { br } = texts[`listing.issue.${code}`] ?? { br: code };
  return typeof br === 'function' ? (br as (of: Finding['values']) => string)(values) : String(br);
};

/** What a category says to the checks of its listings. */
interface Of {
  readonly weights: CheckWeights;
  readonly specs: ListingFacts['specs'];
}
const readOf = async (db: Db, categoryId: string): Promise<Of> => ({
  weights: await readWeights(db, categoryId),
  specs: await readAsked(db, categoryId),
});

/**
 * What the checks find in every listing that came. It is said once, as it is corrected once in the file. Each listing keeps it all the same, for
 * each is decided by itself. What does not count in its category is not said, as no reviewer reads of it.
 */
export const sayShared = async (db: Db, lines: readonly ReportLine[]): Promise<readonly string[]> => {
  // Two lines of a file may be about one listing.
  const ids = [...new Set(lines.flatMap(({ outcome, id }) => (outcome === 'taken' || outcome === 'updated' ? [id] : [])))];
  if (ids.length < fewest) return [];
  const counts = new Map<string, number>();
  const asked = new Map<string, Of>();
  for (const batch of chunked(ids, perBatch)) {
    const rows = await db
      .select({ row: listing, detail: listingDetail })
      .from(listing)
      .innerJoin(listingDetail, eq(listingDetail.listingId, listing.id))
      .where(inArray(listing.id, [...batch]));
    for (const { row, detail } of rows) {
      const of = asked.get(row.categoryId) ?? (await readOf(db, row.categoryId));
      asked.set(row.categoryId, of);
      const said = new Set(runChecks(ownChecks, ownFacts(row, detail, of.specs), of.weights).findings.map(sayFinding));
      for (const each of said) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
  }
  const shared = [...counts].flatMap(([said, count]) => (count === ids.length ? [`  ${said}`] : []));
  return shared.length === 0 ? [] : [`Em todos os ${countText(ids.length)} anúncios que vieram:`, ...shared];
};
