import { accounts } from './accounts.ts';
import { form } from './form.ts';
import { passwords } from './passwords.ts';
import { slip } from './slip.ts';

/** What the pages before signing in say that are not the login: fetched beside them (src/app/public/public-page.tsx). */
export const catalogue = {
  ...accounts,
  ...form,
  ...passwords,
  ...slip,
};
