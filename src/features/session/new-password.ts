import { z } from 'zod';
import { commonPasswords } from '#lib/common-passwords.ts';
import { isPasswordAllowed } from '#lib/validate/password.ts';
import type { Translate } from '#locale/translate.ts';

/**
 * A password somebody chooses: the rule, and none that everybody tries first. Judged as it is typed, never trimmed or changed;
 * the server, which sees a hash only, refuses the hashes of the same list.
 */
export const newPassword = (t: Translate, most: number) =>
  z
    .string()
    .refine((typed) => isPasswordAllowed(typed, most), { message: t('session.passwordRule', { most }), abort: true })
    .refine((typed) => !commonPasswords.has(typed.toLowerCase()), { message: t('session.passwordCommon') });

/** Typed twice, the same. `again` is where the difference is told. */
export const isSame = ({ password, again }: { readonly password: string; readonly again: string }): boolean => password === again;
