import type { Check, HubFacts } from './check.ts';

/** Fewer say nothing of a company. */
const fewestDecided = 10;
const muchRefused = 0.5;

/** The company's own record: half of what was decided last was refused. */
export const checkCompany: Check<Pick<HubFacts, 'record'>> = {
  name: 'company',
  severity: 'yellow',
  find: ({ record: { decided, refused } }) =>
    decided >= fewestDecided && refused / decided >= muchRefused
      ? [{ code: 'companyRefused', place: 'company', values: { refused, decided }, proposes: null }]
      : [],
};
