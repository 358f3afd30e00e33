import { reports } from './reports.ts';

/** What the screens of reports say. */
export const catalogue = {
  ...reports,
};
