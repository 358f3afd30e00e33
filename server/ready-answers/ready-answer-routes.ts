import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { deleteReadyAnswer, listReadyAnswers, saveReadyAnswer } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { readyAnswer } from '../db/schema/ready-answer.ts';
import type { Actor } from '../http/actor.ts';
import { notFound, orNotFound, stepRefused } from '../http/problem.ts';
import { described, readRoute, writeRoute } from '../http/route.ts';

/** More than anybody looks through. */
const mostOfOne = 200;

/** Kept by them in the role and company they still have: a person who left either left there what they kept there (decision 0133). */
const isMine = ({ id, role, sellerId }: Actor): SQL => {
  const isOfCompany = sellerId === null ? isNull(readyAnswer.sellerId) : eq(readyAnswer.sellerId, sellerId);
  return sql`(${eq(readyAnswer.ownerId, id)} and ${eq(readyAnswer.isForAll, role === 'superuser')} and ${isOfCompany})`;
};

/** GET /readyanswer: my company's, those for all, and whatever is mine. */
const listReadyAnswersRoute = readRoute(listReadyAnswers, async (_input, { db, actor }) => {
  const rows = await db
    .select({ id: readyAnswer.id, title: readyAnswer.title, text: readyAnswer.text, isMine: sql<boolean>`${isMine(actor)} is true` })
    .from(readyAnswer)
    .where(
      or(eq(readyAnswer.isForAll, true), isMine(actor), actor.sellerId === null ? undefined : eq(readyAnswer.sellerId, actor.sellerId)),
    )
    .orderBy(asc(readyAnswer.title), asc(readyAnswer.id))
    .limit(1000);
  return ok(rows);
});

/** Another person's is theirs to change, whoever may use it (decision 21). */
const saveReadyAnswerRoute = writeRoute(saveReadyAnswer, async ({ params: { id }, body }, { tx, actor }) => {
  const mine = isMine(actor);
  const [known] = await tx
    .select({ isMine: sql<boolean>`${mine} is true` })
    .from(readyAnswer)
    .where(eq(readyAnswer.id, id));
  if (known && !known.isMine) return refuse(notFound());
  // Only one more is too many: whoever has as many as fit may still change them.
  if (!known && (await tx.$count(readyAnswer, mine)) >= mostOfOne)
    return refuse(stepRefused(`Limite de ${mostOfOne} respostas prontas atingido: apague uma que não use mais`));
  const [saved] = await tx
    .insert(readyAnswer)
    .values({ id, ownerId: actor.id, sellerId: actor.sellerId, isForAll: actor.role === 'superuser', ...body })
    .onConflictDoUpdate({ target: readyAnswer.id, set: body, setWhere: mine })
    .returning();
  return saved ? ok({ id, ...body, isMine: true }) : refuse(notFound());
});

const deleteReadyAnswerRoute = writeRoute(deleteReadyAnswer, async ({ params: { id } }, { tx, actor }) => {
  const [deleted] = await tx
    .delete(readyAnswer)
    .where(and(eq(readyAnswer.id, id), isMine(actor)))
    .returning({ id: readyAnswer.id });
  return orNotFound(deleted);
});

export const readyAnswerRoutes = described([
  [listReadyAnswersRoute, 'Ready answers: my company’s, and those for all'],
  [saveReadyAnswerRoute, 'Keeps a ready answer, new or changed'],
  [deleteReadyAnswerRoute, 'Forgets a ready answer'],
]);
