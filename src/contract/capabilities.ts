import { z } from 'zod';
import { call } from './call.ts';

export const LeaseMode = z.enum(['off', 'optional', 'required']);
export type LeaseMode = z.infer<typeof LeaseMode>;

/** What this server can do beyond the specification; a provider without the call has none of it (decision 3). */
export const Capabilities = z.object({
  leases: LeaseMode,
  stream: z.boolean(),
  undo: z.boolean(),
  /** Takes what the contract adds to the specification: its writes, and several values of a filter at once (decision 0087). A process of before does not say so. */
  ours: z.boolean().optional(),
  helpUrl: z.string().nullable(),
  termsUrl: z.string().nullable(),
  googleClientId: z.string().nullable(),
  /** Where a person chooses their Google account. */
  googleAuthorizeUrl: z.string().nullable(),
  /** Registering, confirming a mail and choosing a new password: all ours, so a provider has none of it. */
  accounts: z.boolean(),
  /** Whether anybody may register, or invited people alone enter. A process of before does not say so. */
  registration: z.enum(['open', 'closed']).optional(),
  /** The platform that each save of a listing names (PLATFORM_ID). A process of before does not say so. */
  platformId: z.string().optional(),
  /** Longest password that may be chosen. */
  passwordMax: z.int(),
  /** Demo accounts to show on /login; empty outside the demo. */
  demoAccounts: z.array(z.object({ mail: z.string(), label: z.string() })),
});
export type Capabilities = z.infer<typeof Capabilities>;

export const getCapabilities = call('getCapabilities', 'GET /app/capabilities', { roles: 'anyone', ours: true, reply: Capabilities });
