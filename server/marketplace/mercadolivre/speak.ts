import type { z } from 'zod';
import type { Ask, Nature, Outcome, Session } from '../port.ts';
import { classify } from './classify.ts';

/** The answer that was read, or the outcome of the command where none was. */
export type Heard<Value> = { readonly type: 'heard'; readonly value: Value } | { readonly type: 'ended'; readonly outcome: Outcome };

/** It was done, as far as the status says; what was said of it can not be read, so it is not known what. */
const unreadable: Outcome = { type: 'unknown', text: 'A resposta tem outra forma' };

/** One call, its class, and what it says in the shape we know. */
export const speak = async <Shape extends z.ZodType>(
  { ask }: Session,
  asked: Ask,
  nature: Nature,
  shape: Shape,
): Promise<Heard<z.output<Shape>>> => {
  const heard = classify(await ask(asked), nature);
  if (heard.type !== 'fine') return { type: 'ended', outcome: heard };
  const parsed = shape.safeParse(heard.body);
  return parsed.success ? { type: 'heard', value: parsed.data } : { type: 'ended', outcome: unreadable };
};

/** Nothing is changed by reading: what was not read well is simply asked again. */
export const look = async <Shape extends z.ZodType>(
  session: Session,
  asked: Omit<Ask, 'method' | 'lane'>,
  shape: Shape,
): Promise<Heard<z.output<Shape>>> => {
  const heard = await speak(session, { ...asked, lane: 'read', method: 'GET' }, 'state', shape);
  if (heard.type === 'heard' || heard.outcome.type !== 'unknown') return heard;
  return { type: 'ended', outcome: { type: 'later', why: 'away', text: heard.outcome.text } };
};

/** Looks for what may be there already: that the looking is refused says nothing of it, neither that it is there nor that it is not. */
export const lookFor = async <Shape extends z.ZodType>(
  session: Session,
  asked: Omit<Ask, 'method' | 'lane'>,
  shape: Shape,
): Promise<Heard<z.output<Shape>>> => {
  const heard = await look(session, asked, shape);
  if (heard.type === 'heard' || heard.outcome.type !== 'refused') return heard;
  return { type: 'ended', outcome: { type: 'later', why: 'away', text: heard.outcome.text } };
};
