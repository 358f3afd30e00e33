import { common } from './common.ts';
import { dialog } from './dialog.ts';
import { form } from './form.ts';
import { outbox } from './outbox.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

/** What may be said before anybody is signed in, and when what comes after does not arrive. */
export const catalogue = {
  ...common,
  ...dialog,
  ...form,
  ...outbox,
  ...session,
  ...shell,
};
