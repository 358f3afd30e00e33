import { readyAnswers } from './ready-answers.ts';

/** What is said wherever somebody answers a person. */
export const catalogue = {
  ...readyAnswers,
};
