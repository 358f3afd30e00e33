import { observeListing, type QueueReason } from '#contract/listing.ts';
import { areWarningsFor, parseWarnings } from '#contract/warning.ts';
import { ok, refuse } from '#lib/result.ts';
import { writeRoute } from '../http/route.ts';
import { kitHasNoGtin, stepLocked, takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';

/** PUT /publish/warning: the listing stays pending; the console then calls POST /notification/register (decision 24). */
export const observeListingRoute = writeRoute(observeListing, async ({ body }, context) => {
  const { publishId, warning } = body;
  const taken = await takeListing(context, publishId);
  if (!taken.ok) return taken;
  if (!areWarningsFor(taken.value.row, warning)) return refuse(kitHasNoGtin());
  const stepped = await stepLocked(context, taken.value, { type: 'observe', warnings: parseWarnings(warning).length });
  if (!stepped.ok) return stepped;

  const { row } = taken.value;
  const reasons: readonly QueueReason[] = row.reasons.includes('observed') ? row.reasons : [...row.reasons, 'observed'];
  return ok(
    await writeListing(context, taken.value, {
      type: 'observed',
      status: stepped.value.status,
      set: { warning, reasons },
      data: { warning, before: { warning: row.warning, reasons: row.reasons } },
      skuWarning: warning,
    }),
  );
});
