import type { Api, Problem } from '#api/client.ts';
import { register, registerConsultant, requestReset, requestValidation, resetPassword } from '#contract/account.ts';
import { ok, type Result } from '#lib/result.ts';
import { hashPassword } from './hash-password.ts';

/** What the server answers to whatever is asked for under an address: it is written down, and when the mail goes. */
export interface Recorded {
  /** The mail server does not answer just now; the mail goes out when it does. */
  readonly isDelayed: boolean;
  /** Where the mail can be read: the demo sends none. */
  readonly mailbox?: string | undefined;
}

export interface Applicant {
  readonly name: string;
  readonly mail: string;
  readonly password: string;
  /** Null for a consultant. */
  readonly company: { readonly name: string; readonly document: string } | null;
}

/** What can be asked for in front of the door. Passwords leave the browser hashed (row SES-1). */
export interface Accounts {
  readonly apply: (applicant: Applicant) => Promise<Result<Recorded, Problem>>;
  readonly askConfirmation: (mail: string) => Promise<Result<Recorded, Problem>>;
  /** `message`: key of what the person is told (row SES-7). */
  readonly askReset: (mail: string) => Promise<Result<Recorded & { readonly message: 'LINK.PASSWORD_RESET.SENT' }, Problem>>;
  readonly changePassword: (token: string, password: string) => Promise<Result<void, Problem>>;
}

export const createAccounts = (api: Api): Accounts => ({
  apply: async ({ company, ...person }) => {
    const body = { ...person, password: await hashPassword(person.password) };
    return company ? api.send(register, { body: { ...body, company } }) : api.send(registerConsultant, { body });
  },
  askConfirmation: (mail) => api.send(requestValidation, { body: { mail } }),
  askReset: (mail) => api.send(requestReset, { body: { mail } }),
  changePassword: async (token, password) => {
    const answer = await api.send(resetPassword, { body: { token, password: await hashPassword(password) } });
    return answer.ok ? ok(undefined) : answer;
  },
});
