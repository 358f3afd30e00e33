import { question } from './question.ts';

/** What the screen of buyer questions says. */
export const catalogue = {
  ...question,
};
