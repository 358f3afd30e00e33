import { and, eq } from 'drizzle-orm';
import type { QuestionStatus } from '#contract/question.ts';
import { refuse, type Result } from '#lib/result.ts';
import { stepQuestion, type QuestionStep } from '#machines/lifecycle/question.ts';
import { question } from '../db/schema/question.ts';
import { forbidden, stepRefused, withConflict, type ServerProblem } from '../http/problem.ts';
import type { WriteContext } from '../http/route.ts';
import { conflictSince } from '../stream/conflict-since.ts';
import { takeFound, type Taking } from '../stream/take-found.ts';
import { placeOf } from './place.ts';
import { questionsOf } from './question-filter.ts';
import { questionColumns, type QuestionStored } from './select-questions.ts';

export const subjectOf = (id: string): `question:${string}` => `question:${id}`;

const standing = ({ id, version, status }: QuestionStored) => ({ subject: subjectOf(id), version, status });

export const lockQuestionForUpdate = (context: Taking, id: string): Promise<Result<QuestionStored, ServerProblem>> => {
  const isIt = and(eq(question.id, id), questionsOf(context.actor));
  return takeFound(context, context.tx.select(questionColumns).from(question).where(isIt).for('update'), standing);
};

/** Where the lifecycle takes it, or why not; the second of two is told who was first. */
export const stepTaken = async (
  { tx, actor, ifMatch }: Taking,
  taken: QuestionStored,
  type: QuestionStep['type'],
): Promise<Result<QuestionStatus, ServerProblem>> => {
  const next = stepQuestion(taken.status, { type }, { party: actor.role });
  if (next.ok) return next;
  if (next.error.reason === 'role') return refuse(forbidden());
  const conflict = await conflictSince(tx, standing(taken), actor.id, ifMatch ?? 0);
  return refuse(withConflict(stepRefused(`A pergunta ${statusNames[taken.status]}`), conflict));
};

const statusNames: Readonly<Record<QuestionStatus, string>> = {
  unanswered: 'espera resposta',
  answered: 'já foi respondida',
  closed: 'foi encerrada com o anúncio',
  banned: 'foi moderada pelo marketplace',
  deleted: 'foi apagada pelo comprador',
};

interface QuestionWrite {
  readonly type: QuestionStep['type'];
  readonly set: Partial<QuestionStored>;
}

/** Writes one step: the row at its next version and in its place, and its event, which never holds a text. */
export const writeQuestion = async (
  { tx, record }: Pick<WriteContext, 'tx' | 'record'>,
  taken: QuestionStored,
  { type, set }: QuestionWrite,
): Promise<QuestionStored> => {
  const next = { ...taken, ...set, version: taken.version + 1 };
  const { id, ...row } = { ...next, place: placeOf(next) };
  await tx.update(question).set(row).where(eq(question.id, id));
  await record({ subject: subjectOf(id), type, version: row.version, data: {}, sellerId: row.sellerId });
  return { id, ...row };
};
