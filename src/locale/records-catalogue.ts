import { companies } from './companies.ts';
import { records } from './records.ts';
import { users } from './users.ts';

/** What the screens of people and companies say. */
export const catalogue = { ...companies, ...records, ...users };
