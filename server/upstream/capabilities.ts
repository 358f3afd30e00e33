import type { z } from 'zod';
import type { Capabilities } from '#contract/capabilities.ts';
import type { Settings } from '../config.ts';

/** In front of a provider's API nothing of ours is there; what the operator set for the pages still is (decision 3). */
export const upstreamCapabilities = ({
  HELP_URL,
  TERMS_URL,
  GOOGLE_CLIENT_ID,
  GOOGLE_AUTHORIZE_URL,
  PASSWORD_MAX,
  PLATFORM_ID,
}: Settings): z.output<typeof Capabilities> => ({
  leases: 'off',
  stream: false,
  undo: false,
  ours: false,
  helpUrl: HELP_URL ?? null,
  termsUrl: TERMS_URL ?? null,
  googleClientId: GOOGLE_CLIENT_ID ?? null,
  googleAuthorizeUrl: GOOGLE_CLIENT_ID === undefined ? null : GOOGLE_AUTHORIZE_URL,
  accounts: false,
  platformId: PLATFORM_ID,
  passwordMax: PASSWORD_MAX,
  demoAccounts: [],
});
