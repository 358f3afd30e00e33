import { common } from './common.ts';
import { session } from './session.ts';
import { sessionRefusals } from './session-refusals.ts';
import { signIn } from './sign-in.ts';

/** What the login says; what the other pages before signing in say beside it is in account-catalogue.ts. */
export const catalogue = {
  ...common,
  ...sessionRefusals,
  ...session,
  ...signIn,
};
