import { and, eq } from 'drizzle-orm';
import { cancelImport, mapImport, startImport, type ImportRun } from '#contract/import-run.ts';
import { fieldsOf } from '#import/importable.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { stepImport, type ImportStep } from '#machines/lifecycle/import-run.ts';
import { importMapping, importPiece, importRun } from '../db/schema/import-run.ts';
import { asSaid, changedMeanwhile, forbidden, invalid, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { hashOfHead, ownColumns } from './remembered-head.ts';
import { findImport, importsOf, kindsFor, subjectOf, type RunRecord } from './import-row.ts';
import { inBrowserWords } from './in-browser-words.ts';
import { matchMapped } from './table-of-lines.ts';

/** Finds and locks, then refuses in this order: absent or foreign, changed since the version decided on, not to be done now. */
const takeRun = async ({ tx, actor, ifMatch }: WriteContext, id: string, step: ImportStep): Promise<Result<RunRecord, ServerProblem>> => {
  const [found] = await tx
    .select()
    .from(importRun)
    .where(and(eq(importRun.id, id), importsOf(actor)))
    .for('update');
  if (!found) return refuse(notFound());
  const standing = { subject: subjectOf(id), version: found.version, status: found.status };
  const conflict = ifMatch === null ? null : await conflictSince(tx, standing, actor.id, ifMatch);
  if (conflict) return refuse(changedMeanwhile(conflict));
  return stepImport(found.status, step) === null ? refuse(stepRefused('A importação não está mais neste passo')) : ok(found);
};

/** Writes the step and tells of it; the server's own turn begins where `nextAt` says so. */
const writeStep = async (
  { tx, actor, record }: WriteContext,
  run: RunRecord,
  step: ImportStep,
  set: Partial<RunRecord>,
): Promise<Result<ImportRun, ServerProblem>> => {
  const status = stepImport(run.status, step) ?? run.status;
  const version = run.version + 1;
  await tx
    .update(importRun)
    .set({ lease: null, tries: 0, failure: null, error: null, ...set, status, version })
    .where(eq(importRun.id, run.id));
  await record({ subject: subjectOf(run.id), type: status, version, data: {}, sellerId: run.sellerId });
  const row = await findImport(tx, run.id, actor);
  return row ? ok(row) : refuse(notFound());
};

/** PUT /import/{id}/map: which column is what; kept for the next file of this company with such a head. */
export const mapImportRoute = writeRoute(mapImport, async ({ params: { id }, body: { kind, columns, decimal } }, context) => {
  const { tx, actor, clock } = context;
  const taken = await takeRun(context, id, 'map');
  if (!taken.ok) return taken;
  const run = taken.value;
  const { heads, sellerId } = run;
  if (!kindsFor(actor.role, sellerId).includes(kind)) return refuse(forbidden());
  const fields = fieldsOf(kind, heads);
  if (columns.length !== heads.length || columns.some((field) => field !== null && !Object.hasOwn(fields, field)))
    return refuse(invalid('As colunas não são as deste arquivo'));
  const matched = matchMapped({ kind, heads, columns });
  if (!matched.ok) return refuse(invalid(asSaid(inBrowserWords(matched.error))));
  const mapping = { columns: ownColumns(heads, columns), decimal, at: clock() };
  if (sellerId !== null)
    await tx
      .insert(importMapping)
      .values({ sellerId, kind, head: hashOfHead(heads), ...mapping })
      .onConflictDoUpdate({ target: [importMapping.sellerId, importMapping.kind, importMapping.head], set: mapping });
  // A new mapping has every line looked at anew. The import belongs to the person who mapped it.
  const anew = { position: 0, done: 0, counts: {}, nextAt: clock(), userId: actor.id, userName: actor.name };
  return writeStep(context, run, 'map', { kind, columns, decimal, ...anew });
});

/** PUT /import/{id}/start: what was found ready is taken from here on. */
export const startImportRoute = writeRoute(startImport, async ({ params: { id } }, context) => {
  const { actor, clock } = context;
  const taken = await takeRun(context, id, 'start');
  if (!taken.ok) return taken;
  const total = taken.value.counts.ready ?? 0;
  if (total === 0) return refuse(stepRefused('Nenhuma linha deste arquivo tem o que importar'));
  return writeStep(context, taken.value, 'start', { total, nextAt: clock(), userId: actor.id, userName: actor.name });
});

/** PUT /import/{id}/cancel: what was taken by then stays. */
export const cancelImportRoute = writeRoute(cancelImport, async ({ params: { id } }, context) => {
  const { tx, clock } = context;
  const taken = await takeRun(context, id, 'cancel');
  if (!taken.ok) return taken;
  await tx.delete(importPiece).where(eq(importPiece.runId, id));
  return writeStep(context, taken.value, 'cancel', { nextAt: null, finishedAt: clock() });
});
