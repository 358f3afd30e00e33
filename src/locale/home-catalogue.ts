import { home } from './home.ts';

/** What the dashboard says. */
export const catalogue = {
  ...home,
};
