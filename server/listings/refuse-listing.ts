import { refuseListing } from '#contract/listing.ts';
import { reviewNotice } from '#contract/notification.ts';
import { areWarningsFor, parseWarnings } from '#contract/warning.ts';
import { ok, refuse } from '#lib/result.ts';
import { writeRoute } from '../http/route.ts';
import { kitHasNoGtin, stepLocked, takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';

/** PUT /publish/refuse: the seller is told in the same transaction (decision 24). */
export const refuseListingRoute = writeRoute(refuseListing, async ({ body }, context) => {
  const { publishId, warning, gtin } = body;
  const taken = await takeListing(context, publishId);
  if (!taken.ok) return taken;
  if (!areWarningsFor(taken.value.row, warning)) return refuse(kitHasNoGtin());
  const stepped = await stepLocked(context, taken.value, { type: 'refuse', warnings: parseWarnings(warning).length });
  if (!stepped.ok) return stepped;

  const { row } = taken.value;
  return ok(
    await writeListing(context, taken.value, {
      type: 'refused',
      status: stepped.value.status,
      set: { warning },
      data: { warning, gtin, before: { warning: row.warning, reasons: row.reasons } },
      skuWarning: warning,
      notice: { type: 'SkuOutOfService', message: reviewNotice },
    }),
  );
});
