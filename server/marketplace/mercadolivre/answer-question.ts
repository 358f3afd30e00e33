import { z } from 'zod';
import type { Command, Outcome, QuestionThere, Session } from '../port.ts';
import { Question } from './answers.ts';
import { lookFor, speak } from './speak.ts';
import { notActiveItem, notUnanswered, questionOver } from './words.ts';

type Answer = Extract<Command, { readonly kind: 'answerQuestion' }>;

const trimmed = (text: string | null | undefined): string => (text ?? '').trim();

const refused = (code: string, text: string, there: QuestionThere): Outcome => ({ type: 'refused', code, text, causes: [], there });

/** An answer that was moderated stays inside its question without its text. */
const elsewhere = (theirs: string): Outcome =>
  theirs === ''
    ? refused('answered_elsewhere', 'A pergunta já foi respondida, e o Mercado Livre retirou a resposta', { status: 'banned' })
    : refused('answered_elsewhere', `A pergunta já foi respondida fora do Balcão: "${theirs}"`, { status: 'answered', text: theirs });

const over = {
  closed: refused('question_closed', 'O Mercado Livre encerrou a pergunta antes da resposta', { status: 'closed' }),
  banned: refused('question_banned', 'O Mercado Livre moderou a pergunta antes da resposta', { status: 'banned' }),
  deleted: refused('question_deleted', 'O comprador apagou a pergunta antes da resposta', { status: 'deleted' }),
} as const;

/** The answer as it stands there: ours, somebody else's, the question's end, or none yet (null). */
const read = async ({ questionId, text }: Answer, session: Session): Promise<Outcome | null> => {
  const there = await lookFor(
    session,
    { route: '/questions/{question}', params: { question: questionId }, query: { api_version: '4' } },
    Question,
  );
  if (there.type === 'ended') return there.outcome;
  const { value: question } = there;
  if (question.status !== 'ANSWERED') {
    const end = questionOver(question.status);
    return end && over[end];
  }
  const theirs = trimmed(question.answer?.text);
  return theirs === text.trim() ? { type: 'same' } : elsewhere(theirs);
};

const notOurs: Outcome = { type: 'refused', code: 'unknown_question', text: 'A pergunta não é do Mercado Livre', causes: [] };

/** Of an answer that was not taken, what its question says of it. */
const toldBy = async (command: Answer, session: Session, outcome: Outcome): Promise<Outcome> => {
  if (outcome.type !== 'refused' || (outcome.code !== notUnanswered && outcome.code !== notActiveItem)) return outcome;
  // By whom? An answer of ours that was lost on the way back reads the same.
  const there = await read(command, session);
  const isRead = there?.type === 'same' || there?.type === 'refused';
  // That a listing is off sale refuses by itself, also where the question could not be read.
  return isRead || outcome.code === notUnanswered ? (there ?? outcome) : outcome;
};

/** A question is answered once. */
export const answerQuestion = async (command: Answer, session: Session, isUncertain: boolean): Promise<Outcome> => {
  const { questionId, text } = command;
  const id = Number(questionId);
  if (!/^\d+$/u.test(questionId) || !Number.isSafeInteger(id)) return notOurs;
  if (isUncertain) {
    const there = await read(command, session);
    if (there) return there;
  }
  const body = { question_id: id, text };
  const sent = await speak(session, { lane: 'messages', method: 'POST', route: '/answers', body }, 'append', z.unknown());
  if (sent.type === 'heard') return { type: 'done' };
  return toldBy(command, session, sent.outcome);
};
