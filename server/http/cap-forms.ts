import { ok, refuse, type Result } from '#lib/result.ts';
import { tooMany, unavailable, type ServerProblem } from './problem.ts';

/** A console sends pictures one after the other. Replies with files may come six at once after a line was lost; it sends again those told to wait. */
const mostOfOne = 2;
/** A form of fifty megabytes is held whole until it is answered. */
const mostOfAll = 8;
const waitSeconds = 5;

/** Takes a place for the form of somebody; answers how to give it back, any number of times. */
export type TakeFormPlace = (person: string) => Result<() => void, ServerProblem>;

/** Of one process: how many forms with files it takes in at once. Asked before any of them is read. */
export const capForms = (): TakeFormPlace => {
  const ofPerson = new Map<string, number>();
  let all = 0;
  const count = (person: string, by: 1 | -1): void => {
    all += by;
    const left = (ofPerson.get(person) ?? 0) + by;
    if (left === 0) ofPerson.delete(person);
    else ofPerson.set(person, left);
  };
  return (person) => {
    if ((ofPerson.get(person) ?? 0) >= mostOfOne)
      return refuse(tooMany('Outros arquivos seus ainda estão sendo enviados. Aguarde e tente de novo.', waitSeconds));
    if (all >= mostOfAll) return refuse(unavailable(waitSeconds));
    count(person, 1);
    let isGiven = false;
    return ok(() => {
      if (!isGiven) count(person, -1);
      isGiven = true;
    });
  };
};
