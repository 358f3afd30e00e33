import { and, asc, desc, eq, gt, ilike, inArray, type SQL } from 'drizzle-orm';
import { getImport, getImportLines, listImports, type ImportFilter } from '#contract/import-run.ts';
import { ok, refuse } from '#lib/result.ts';
import { wordIn } from '../db/word-in.ts';
import { importLine, importRun } from '../db/schema/import-run.ts';
import type { Actor } from '../http/actor.ts';
import { pageOfRows } from '../http/numbered-page.ts';
import { notFound, orNotFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { findImport, importsOf, isImport, selectImports, toImportRow } from './import-row.ts';

const newestFirst = [desc(importRun.createdAt), desc(importRun.id)] as const;

const named = (search: string): SQL => ilike(importRun.name, `%${search.replaceAll(/[\\%_]/gu, '\\$&')}%`);

/** A company has a few of them in a month: what is filtered by is read in its rows. */
const conditionsOf = ({ kind, status, search }: ImportFilter, actor: Actor, now: Date): SQL | undefined =>
  and(
    importsOf(actor, now),
    kind && wordIn(importRun.kind, [kind]),
    status && inArray(importRun.status, [...status]),
    search ? named(search) : undefined,
  );

/** GET /import: newest first, a numbered page or exactly these. */
export const listImportsRoute = readRoute(listImports, async ({ query }, { db, actor, clock }) => {
  const now = clock();
  const where = query.ids ? and(importsOf(actor, now), inArray(importRun.id, query.ids)) : conditionsOf(query, actor, now);
  return pageOfRows({ db, query, where, order: newestFirst, id: importRun.id }, selectImports(db), toImportRow);
});

/** GET /import/{id} */
export const getImportRoute = readRoute(getImport, async ({ params: { id } }, { db, actor, clock }) =>
  orNotFound(await findImport(db, id, actor, clock())),
);

/** GET /import/{id}/lines: in the order of the file, some at a time. */
export const getImportLinesRoute = readRoute(
  getImportLines,
  async ({ params: { id }, query: { file, outcome, after, limit } }, { db, actor, clock }) => {
    const [own] = await db
      .select({ id: importRun.id })
      .from(importRun)
      .where(isImport(id, actor, clock()));
    if (!own) return refuse(notFound());
    const rows = await db
      .select()
      .from(importLine)
      .where(
        and(
          eq(importLine.runId, id),
          eq(importLine.file, file),
          gt(importLine.line, after),
          outcome && inArray(importLine.outcome, [...outcome]),
        ),
      )
      .orderBy(asc(importLine.line))
      .limit(limit + 1);
    const lines = rows.slice(0, limit);
    return ok({
      lines: lines.map(({ line, name, cells, outcome: became, reasons, changes }) => ({
        line,
        name,
        cells: [...cells],
        outcome: became,
        reasons: [...reasons],
        changes: [...changes],
      })),
      next: rows.length > limit ? (lines.at(-1)?.line ?? null) : null,
    });
  },
);
