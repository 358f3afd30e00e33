import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { cancelImport, isOfAccount, mapImport, startImport, type ImportRun } from '#contract/import-run.ts';
import { fieldsOf, kindOfTable } from '#import/importable.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { stepImport, type ImportStep } from '#machines/lifecycle/import-run.ts';
import { importRun, type StoredFile } from '../db/schema/import-run.ts';
import { asSaid, forbidden, invalid, notFound, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { takeFound } from '../stream/take-found.ts';
import { dropUntaken } from './drop-untaken.ts';
import { findImport, isImport, subjectOf, tablesFor, toldTo, type RunRecord } from './import-row.ts';
import { linesOfWalks } from './importings.ts';
import { inBrowserWords } from './in-browser-words.ts';
import { lackingTable } from './lacking-table.ts';
import { remember } from './remember.ts';
import { matchMapped } from './table-of-lines.ts';

/** Refuses last what is not to be done now. */
const takeRun = async (context: WriteContext, id: string, step: ImportStep): Promise<Result<RunRecord, ServerProblem>> => {
  const isIt = isImport(id, context.actor, context.clock());
  const query = context.tx.select().from(importRun).where(isIt).for('update');
  const taken = await takeFound(context, query, ({ version, status }) => ({ subject: subjectOf(id), version, status }));
  const isPast = taken.ok && stepImport(taken.value.status, step) === null;
  return isPast ? refuse(stepRefused('A importação não está mais neste passo')) : taken;
};

/** Writes the step and tells of it; the server's own turn begins where `nextAt` says so. */
const writeStep = async (
  { tx, actor, clock, record }: WriteContext,
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
  await record({ subject: subjectOf(run.id), type: status, version, data: {}, sellerId: toldTo({ ...run, ...set }) });
  return orNotFound(await findImport(tx, run.id, actor, clock()));
};

type Asked = z.infer<typeof mapImport.body>['files'];

/** Are these columns of this file, and read as fields of its table? */
const fits = ({ heads }: StoredFile, { table, columns }: Asked[number]): boolean => {
  if (table === null) return true;
  const fields = fieldsOf(table, heads);
  return columns.length === heads.length && columns.every((field) => field === null || Object.hasOwn(fields, field));
};

/** Are all tables there that are needed, each once, and each with its columns? */
const matchFiles = (files: readonly StoredFile[]): Result<null, ServerProblem> => {
  const missing = files.length > 1 ? lackingTable(files) : null;
  if (missing !== null) return refuse(invalid(missing));
  for (const { name, table, ...file } of files) {
    const matched = table === null ? ok(null) : matchMapped({ ...file, table });
    if (!matched.ok) return refuse(invalid(asSaid(inBrowserWords(files.length === 1 ? matched.error : `${name}: ${matched.error}`))));
  }
  return ok(null);
};

/** Into which account they go: the one that was chosen, else the one that was suggested; null where the company has none. */
const accountFor = async (
  { tx, actor, clock }: WriteContext,
  { id }: RunRecord,
  chosen: string | null,
): Promise<Result<string | null, ServerProblem>> => {
  const run = await findImport(tx, id, actor, clock());
  if (!run) return refuse(notFound());
  if (chosen === null) return ok(run.accountId);
  return run.accounts.some(({ _id }) => _id === chosen)
    ? ok(chosen)
    : refuse(invalid('Conta não encontrada', [{ message: 'Conta não encontrada', path: 'accountId' }]));
};

const otherColumns = (): Result<never, ServerProblem> => refuse(invalid('As colunas não são as deste arquivo'));

/** The files as they were mapped, and what they are together. */
const mappedFiles = (run: RunRecord, asked: Asked): Result<Pick<RunRecord, 'kind' | 'files'>, ServerProblem> => {
  const both = run.files.map((file, at) => ({ file, ask: asked[at] }));
  if (asked.length !== run.files.length || both.some(({ file, ask }) => !ask || !fits(file, ask))) return otherColumns();
  const files = both.map(({ file, ask }): StoredFile => ({ ...file, counts: {}, table: ask?.table ?? null, columns: ask?.columns ?? [] }));
  const matched = matchFiles(files);
  if (!matched.ok) return matched;
  const [first] = files;
  // One file by itself is always something.
  if (!first || (files.length === 1 && first.table === null)) return otherColumns();
  return ok({ kind: files.length > 1 ? 'orders' : kindOfTable(first.table ?? 'stock'), files });
};

/** PUT /import/{id}/map: what each file is, and which column is what; kept for the next file of this company with such a head. */
export const mapImportRoute = writeRoute(mapImport, async ({ params: { id }, body }, context) => {
  const { tx, actor, clock } = context;
  const { decimal, dates, isUpdate } = body;
  const taken = await takeRun(context, id, 'map');
  if (!taken.ok) return taken;
  const run = taken.value;
  const tables = tablesFor(actor.role, run);
  if (body.files.some(({ table }) => table !== null && !tables.includes(table))) return refuse(forbidden());
  const asked = mappedFiles(run, body.files);
  if (!asked.ok) return asked;
  const { kind, files } = asked.value;
  const account = isOfAccount(kind) ? await accountFor(context, run, body.accountId) : ok(null);
  if (!account.ok) return account;
  const accountId = account.value;
  await remember(tx, run.sellerId, files, { decimal, dates, accountId, at: clock() });
  // A new mapping has every line looked at anew. The import belongs to the person who mapped it.
  const anew = { part: 0, position: 0, done: 0, counts: {}, nextAt: clock(), userId: actor.id, userName: actor.name };
  const mapped = { kind, files, decimal, dates, accountId, isUpdate: isUpdate && kind === 'orders' };
  return writeStep(context, run, 'map', { ...mapped, ...anew, total: linesOfWalks({ ...run, ...mapped }) });
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
  const left = await dropUntaken(tx, taken.value);
  return writeStep(context, taken.value, 'cancel', { ...left, nextAt: null, finishedAt: clock() });
});
