import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { replyMediation } from '#contract/mediation-calls.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { account } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { mediation, mediationFile, mediationMessage } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import { invalid, keyReused, notFound, stepRefused, unavailable, type ServerProblem } from '../http/problem.ts';
import { preparedWriteRoute, type Input, type ReadContext, type WriteContext } from '../http/route.ts';
import { dispatchOf } from '../integration-jobs/dispatch-of.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { hashOf } from '../images/analyse-bytes.ts';
import { writeBlob } from '../images/orphan-blobs.ts';
import { afterReply } from './claim.ts';
import { drawFile } from './draw-file.ts';
import { newFileKey } from './file-address.ts';
import { toMessage } from './get-mediation.ts';
import { mediationsOf } from './mediation-filter.ts';
import { byName, mayStep, stepTaken, subjectOf, lockMediationForUpdate, type LockedMediation } from './lock-mediation.ts';
import { appendMessage, writeMediation, type FileToKeep } from './write-mediation.ts';

type Reply = Input<unknown, z.output<typeof replyMediation.query>, z.output<typeof replyMediation.body>>;

/** The body is read first, then the query as specified (decision 25). The author comes from the session, the company from the row. */
const saidIn = ({ query, body = {} }: Reply) => ({
  id: body._id ?? query._id,
  externalId: body.externalId ?? query.externalId,
  message: (body.message ?? query.message ?? '').trim(),
  messageId: body.messageId,
  files: (body.image ?? []).map((file, at) => ({ file, name: body.imageNames?.[at] ?? '' })),
});

const refuseUnnamed = () => refuse(invalid('Informe o pedido', [{ message: 'Informe o pedido', path: '_id' }]));
const refuseEmpty = () =>
  refuse(invalid('Escreva uma mensagem ou anexe um arquivo', [{ message: 'Escreva uma mensagem', path: 'message' }]));

/** Null where nothing was drawn, since the reply would be refused or is there already. */
type Drawn = readonly FileToKeep[] | null;

/**
 * Checks and keeps the files of a reply that can be taken. Nothing is decoded for a stranger, and nothing kept for a mediation that is
 * closed. Bytes are written under their hash: what is sent again is not kept twice.
 */
const drawAll = async (input: Reply, { db, blobs, actor, clock }: ReadContext): Promise<Result<Drawn, ServerProblem>> => {
  const { id, externalId, message, messageId, files } = saidIn(input);
  if (id === undefined && externalId === undefined) return refuseUnnamed();
  const [found] = await db
    .select({ status: mediation.status, claim: mediation.claim })
    .from(mediation)
    .innerJoin(saleOrder, eq(saleOrder.id, mediation.orderId))
    .where(and(byName(id, externalId), mediationsOf(actor)))
    .limit(1);
  if (!found) return refuse(notFound());
  if (message === '' && files.length === 0) return refuseEmpty();
  const isKnown = messageId !== undefined && (await db.$count(mediationMessage, eq(mediationMessage.id, messageId))) > 0;
  if (isKnown || !mayStep(actor, found, 'reply').ok) return ok(null);
  const kept: FileToKeep[] = [];
  const toWrite = new Map<string, Uint8Array>();
  for (const [at, { file, name }] of files.entries()) {
    const drawn = await drawFile(Buffer.from(file, 'base64'), name, `image.${at}`);
    if (!drawn.ok) return drawn;
    const { content, ...rest } = drawn.value;
    const blob = `${hashOf(content)}.file`;
    toWrite.set(blob, content);
    kept.push({ id: randomUUID(), key: newFileKey(), blob, ...rest });
  }
  // Only once all were found good: one that is refused leaves none of the others behind.
  for (const [blob, content] of toWrite) await writeBlob({ db, blobs, now: clock() }, blob, content);
  return ok(kept);
};

/** By the order too: that is what they are found by. */
const filesOf = (tx: WriteContext['tx'], orderId: string, messageId: string) =>
  tx
    .select()
    .from(mediationFile)
    .where(and(eq(mediationFile.orderId, orderId), eq(mediationFile.messageId, messageId)))
    .orderBy(asc(mediationFile.position));

const sameWithinMs = 2 * 60_000;

/** The newest message says the same, with the same files, by the same person, just now: somebody pressed twice. */
const isSameAsLast = async (
  { tx, actor, clock }: WriteContext,
  { orderId, messages }: LockedMediation,
  message: string,
  files: readonly FileToKeep[],
): Promise<boolean> => {
  const [found] = await tx
    .select({ last: mediationMessage, job: { status: integrationJob.status, error: integrationJob.error } })
    .from(mediationMessage)
    .leftJoin(integrationJob, eq(integrationJob.id, mediationMessage.jobId))
    .where(and(eq(mediationMessage.orderId, orderId), eq(mediationMessage.position, messages)));
  if (!found) return false;
  const { last, job } = found;
  // What did not arrive was not said.
  if (last.jobId !== null && dispatchOf(last.jobId, job).state === 'unsent') return false;
  if (last.userId !== actor.id || last.message !== message || clock().getTime() - last.at.getTime() > sameWithinMs) return false;
  const before = (await filesOf(tx, orderId, last.id)).map(({ sourceHash }) => sourceHash);
  return before.join() === files.map(({ sourceHash }) => sourceHash).join();
};

/**
 * A message that came before under this id; somebody else's, or one of another mediation, is not told of. What says something else under
 * its id is refused, not taken for said.
 */
const findKnown = async (
  context: WriteContext,
  taken: LockedMediation,
  { messageId, message, files }: { readonly messageId: string } & Pick<ReturnType<typeof saidIn>, 'message' | 'files'>,
) => {
  const [known] = await context.tx.select().from(mediationMessage).where(eq(mediationMessage.id, messageId));
  if (!known) return null;
  if (known.orderId !== taken.orderId || known.userId !== context.actor.id) return refuse(notFound());
  const before = (await filesOf(context.tx, taken.orderId, messageId)).map(({ sourceHash }) => sourceHash);
  const now = files.map(({ file }) => hashOf(Buffer.from(file, 'base64')));
  if (known.message !== message || before.join() !== now.join()) return refuse(keyReused());
  return ok(await answerOf(context, taken, messageId));
};

const answerOf = async ({ tx, clock }: WriteContext, { orderId, version, status }: LockedMediation, messageId: string) => {
  const [found] = await tx
    .select({ said: mediationMessage, job: { status: integrationJob.status, error: integrationJob.error } })
    .from(mediationMessage)
    .leftJoin(integrationJob, eq(integrationJob.id, mediationMessage.jobId))
    .where(eq(mediationMessage.id, messageId));
  if (!found) throw new Error('A message that was just written is not there');
  const beside = { job: found.job, files: await filesOf(tx, orderId, messageId), now: clock() };
  return { _id: orderId, version, status, message: toMessage(found.said, beside) };
};

/** Its text is the buyer's and stays where it is. */
const tellOfReply = async ({ tx }: WriteContext, { orderId, sellerId, accountId }: LockedMediation, message: string, now: Date) => {
  const [order] = await tx.select({ externalId: saleOrder.externalId }).from(saleOrder).where(eq(saleOrder.id, orderId));
  const name = `Venda ${order?.externalId ?? orderId}`;
  return enqueueJob(tx, { kind: 'replyMediation', subject: subjectOf(orderId), name, sellerId, accountId, detail: { message } }, now);
};

/** PUT /order/mediate (row MED-2). It contradicts nobody: what came in meanwhile is above it. */
export const replyMediationRoute = preparedWriteRoute(replyMediation, drawAll, async (input, context, drawn) => {
  const { id, externalId, message, messageId = randomUUID(), files } = saidIn(input);
  const found = await lockMediationForUpdate(context, byName(id, externalId), null);
  if (!found.ok) return found;
  const taken = found.value;
  const known = await findKnown(context, taken, { messageId, message, files });
  if (known) return known;
  const next = await stepTaken(context, taken, 'reply');
  if (!next.ok) return next;
  // It could not be said when its files were looked at, and can be now.
  if (drawn === null && files.length > 0) return refuse(unavailable(1));
  const kept = drawn ?? [];
  if (await isSameAsLast(context, taken, message, kept)) return refuse(stepRefused('Mensagem igual à última: já foi enviada'));

  const { tx, actor, clock } = context;
  const [author] = await tx.select({ picture: account.picture }).from(account).where(eq(account.id, actor.id));
  const at = clock();
  const jobId = await tellOfReply(context, taken, messageId, at);
  const said = { id: messageId, userId: actor.id, userName: actor.name, userPic: author?.picture ?? null, message, at, jobId };
  const conversation = await appendMessage(tx, taken, said, kept);
  const written = await writeMediation(context, taken, {
    type: 'reply',
    set: { status: next.value, ...conversation, ...afterReply(taken) },
    data: { files: kept.length },
    speaker: 'staff',
  });
  return ok(await answerOf(context, written, messageId));
});
