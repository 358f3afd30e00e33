import { companies } from './companies.ts';
import { categoryRules } from './category-rules.ts';
import { compatibilities } from './compatibilities.ts';
import { records } from './records.ts';
import { users } from './users.ts';

/** What the screens of people and companies say. */
export const catalogue = { ...categoryRules, ...companies, ...compatibilities, ...records, ...users };
