import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, sql, sum, type SQL } from 'drizzle-orm';
import {
  beginImport,
  importPieceBytes,
  ImportStatus,
  mostImportBytes,
  mostImportBytesADay,
  mostImportsAtOnce,
  sendImportPiece,
  type ImportKind,
  type ImportRow,
} from '#contract/import-run.ts';
import { cutText } from '#lib/cut-text.ts';
import { addTo } from '#lib/dates.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isImportOpen } from '#machines/lifecycle/import-run.ts';
import type { Tx } from '../db/open.ts';
import { event, seller } from '../db/schema/core.ts';
import { importPiece, importRun, type StoredFile } from '../db/schema/import-run.ts';
import type { Actor } from '../http/actor.ts';
import { forbiddenBecause, invalid, notFound, stepRefused, tooLarge, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { publishChange } from '../stream/append-event.ts';
import { idsOf } from '../users/person.ts';
import { isImport, selectImports, subjectOf, toImportRow, toldTo } from './import-row.ts';

const mebibyte = 1024 * 1024;

/** The own company, or the one a superuser names; vehicles are of none. */
const companyFor = async (tx: Tx, actor: Actor, named: string | null): Promise<Result<string | null, ServerProblem>> => {
  if (actor.role === 'seller')
    return actor.sellerId === null || (named !== null && named !== actor.sellerId) ? refuse(notFound()) : ok(actor.sellerId);
  if (named === null) return ok(null);
  const [found] = await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, named));
  return found ? ok(found.id) : refuse(notFound());
};

const rowOf = async (tx: Tx, id: string): Promise<ImportRow> => {
  const [found] = await selectImports(tx).where(eq(importRun.id, id));
  if (!found) throw new Error(`Import ${id} is gone`);
  return toImportRow(found);
};

const open = ImportStatus.options.filter(isImportOpen);

/** The columns of a file that is yet to come. */
const unread = { table: null, readAs: null, heads: [], columns: [], lines: 0, counts: {} } as const;

/** Several files together are the tables of orders. */
const mayBringSeveral = (actor: Actor, owner: string | null): Result<null, ServerProblem> => {
  if (actor.role !== 'superuser')
    return refuse(forbiddenBecause('Vários arquivos juntos são pedidos, que só um superusuário importa. Traga um por vez.'));
  return owner === null ? refuse(invalid('Vários arquivos juntos são pedidos: escolha a empresa que os vendeu')) : ok(null);
};

/** Announced by that person: by its first event, for it becomes that of whoever maps and starts it. */
const announcedBy = (tx: Tx, person: string): SQL => {
  const announcer = sql`(select ${event.actorId} from ${event} where ${event.subject} = 'import:' || ${importRun.id} and ${event.version} = 1)`;
  return inArray(announcer, idsOf(tx, person));
};

/** Does the company have room for one more, and does the person? Two announced at once are counted one after the other. */
const mayBringMore = async (
  { tx, person, clock }: WriteContext,
  owner: string | null,
  bytes: number,
): Promise<Result<null, ServerProblem>> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${owner ?? ''}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import-person'), hashtext(${person}))`);
  const ofOwner = owner === null ? isNull(importRun.sellerId) : eq(importRun.sellerId, owner);
  const ofPerson = announcedBy(tx, person);
  const hasAllOf = async (whose: SQL): Promise<boolean> =>
    (await tx.$count(importRun, and(whose, inArray(importRun.status, open)))) >= mostImportsAtOnce;
  if (await hasAllOf(ofOwner))
    return refuse(stepRefused(`Já há ${mostImportsAtOnce} importações em andamento. Termine ou cancele uma delas.`));
  // Were they all of this company, it would have no room either.
  if (await hasAllOf(ofPerson))
    return refuse(
      stepRefused(
        `Você já tem ${mostImportsAtOnce} importações em andamento, contando as de outras empresas. Termine ou cancele uma delas.`,
      ),
    );
  const [lately] = await tx
    .select({ bytes: sum(importRun.bytes).mapWith(Number) })
    .from(importRun)
    .where(and(ofPerson, gt(importRun.createdAt, addTo(clock(), -1, 'day')), lte(importRun.createdAt, clock())));
  return (lately?.bytes ?? 0) + bytes > mostImportBytesADay
    ? refuse(stepRefused(`Você já enviou ${mostImportBytesADay / mebibyte} MB de arquivos em 24 horas. Tente de novo mais tarde.`))
    : ok(null);
};

/** POST /import: a file is announced, or several; its pieces follow. */
export const beginImportRoute = writeRoute(beginImport, async ({ body: { files: announced, sellerId } }, context) => {
  const { tx, actor, clock, record } = context;
  const company = await companyFor(tx, actor, sellerId);
  if (!company.ok) return company;
  const bytes = announced.reduce((all, each) => all + each.bytes, 0);
  if (bytes > mostImportBytes) return refuse(tooLarge(`O arquivo passa do limite de ${mostImportBytes / mebibyte} MB: divida-o em partes`));
  const owner = company.value;
  const isSeveral = announced.length > 1;
  const may = isSeveral ? mayBringSeveral(actor, owner) : ok(null);
  if (!may.ok) return may;
  const mayMore = await mayBringMore(context, owner, bytes);
  if (!mayMore.ok) return mayMore;
  const id = randomUUID();
  const files = announced.map((each): StoredFile => ({ ...unread, name: each.name.replaceAll(/\p{Cc}/gu, ''), bytes: each.bytes }));
  const name = cutText(files.map((each) => each.name).join(', '), 200);
  const kind: ImportKind = owner === null ? 'vehicles' : isSeveral ? 'orders' : 'stock';
  const brought = { id, version: 1, userId: actor.id, userName: actor.name, sellerId: owner, createdAt: clock() };
  const row = { ...brought, name, kind, status: 'uploaded' as const, files, bytes };
  await tx.insert(importRun).values(row);
  await record({ subject: subjectOf(id), type: 'uploaded', version: 1, data: {}, sellerId: toldTo(row) });
  return ok(await rowOf(tx, id));
});

/** PUT /import/{id}/piece/{piece}: the same piece sent again changes nothing. With the last of them the file is read. */
export const sendImportPieceRoute = writeRoute(
  sendImportPiece,
  async ({ params: { id, piece }, body: { content } }, { tx, actor, clock }) => {
    const [run] = await tx
      .select()
      .from(importRun)
      .where(isImport(id, actor, clock()))
      .for('update');
    if (!run) return refuse(notFound());
    if (run.status === 'cancelled') return refuse(stepRefused('A importação foi cancelada: envie o arquivo de novo'));
    if (run.status !== 'uploaded') return refuse(stepRefused('O arquivo já está aqui'));
    const bytes = Buffer.from(content, 'base64');
    const expected = Math.min(importPieceBytes, run.bytes - piece * importPieceBytes);
    if (bytes.length !== expected) return refuse(invalid('Uma parte do arquivo chegou incompleta: envie-o de novo'));
    await tx.insert(importPiece).values({ runId: id, piece, content: bytes }).onConflictDoNothing();
    const [here] = await tx
      .select({ bytes: sum(sql`octet_length(${importPiece.content})`).mapWith(Number) })
      .from(importPiece)
      .where(eq(importPiece.runId, id));
    const received = here?.bytes ?? 0;
    await tx
      .update(importRun)
      .set({ received, ...(received === run.bytes && run.received < run.bytes ? { nextAt: clock() } : {}) })
      .where(eq(importRun.id, id));
    await publishChange(tx, { subject: subjectOf(id), version: run.version, sellerId: toldTo(run) });
    return ok(await rowOf(tx, id));
  },
);
