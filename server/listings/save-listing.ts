import { eq } from 'drizzle-orm';
import { saveListing, type QueueReason } from '#contract/listing.ts';
import { isValidGtin } from '#lib/gtin.ts';
import { ok, refuse } from '#lib/result.ts';
import { saveStep, type ListingStep } from '#machines/lifecycle/listing.ts';
import { sku } from '../db/schema/product.ts';
import { invalid } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { dueDate } from './due-date.ts';
import type { ListingEventType } from './listing-event.ts';
import { applyPatch, changesOf, readPatchable } from './listing-patch.ts';
import type { ListingRecord } from './lock-listing.ts';
import { stepLocked, takeListing } from './step.ts';
import { writeListing } from './write-listing.ts';

type SaveType = Extract<ListingStep['type'], 'approve' | 'resubmit' | 'edit'>;
const eventTypes: Readonly<Record<SaveType, ListingEventType>> = { approve: 'approved', resubmit: 'resubmitted', edit: 'edited' };

/** PUT /publish/{publishId}: approval, resubmission or edit, by where the listing stands and who saves (decision 24). */
export const saveListingRoute = writeRoute(saveListing, async ({ params, body }, context) => {
  const { tx, actor, clock } = context;
  const patch = body.gtin === '' ? { ...body, gtin: null } : body;
  if (typeof patch.gtin === 'string' && !isValidGtin(patch.gtin)) {
    return refuse(invalid('EAN / GTIN inválido', [{ message: 'EAN / GTIN inválido', path: 'gtin' }]));
  }
  const taken = await takeListing(context, params.publishId);
  if (!taken.ok) return taken;
  const { row } = taken.value;
  const step = saveStep(row.status, actor.role);
  const stepped = await stepLocked(context, taken.value, step);
  if (!stepped.ok) return stepped;

  const changes = changesOf(row, await readPatchable(tx, row.id), patch);
  const patched = await applyPatch(tx, row, patch);
  const type = eventTypes[step.type as SaveType];
  if (type === 'approved') await tx.update(sku).set({ warning: null }).where(eq(sku.id, row.skuId));
  return ok(
    await writeListing(context, taken.value, {
      type,
      status: stepped.value.status,
      set: { ...patched, ...queueFields(type, row, clock()) },
      data: { changes, before: { warning: row.warning, reasons: row.reasons } },
    }),
  );
});

/** A resubmission queues again from now and answers its warnings; an edit under review keeps its place and says why it is worth a look. */
const queueFields = (
  type: ListingEventType,
  row: ListingRecord,
  now: Date,
): { warning?: string; reasons?: readonly QueueReason[]; queuedAt?: Date; dueAt?: Date } => {
  if (type === 'resubmitted') return { warning: '', reasons: ['resubmitted'], queuedAt: now, dueAt: dueDate(now) };
  if (type === 'approved') return { warning: '' };
  return row.status === 'pending' ? { reasons: [...new Set<QueueReason>([...row.reasons, 'edited'])] } : {};
};
