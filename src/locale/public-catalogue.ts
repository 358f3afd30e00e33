import { common } from './common.ts';
import { form } from './form.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';
import { slip } from './slip.ts';

/** What the pages before signing in say. */
export const catalogue = {
  ...common,
  ...form,
  ...session,
  ...signIn,
  ...slip,
};
