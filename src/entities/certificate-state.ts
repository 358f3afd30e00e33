import { certificateSoonDays } from '#contract/seller.ts';
import { addTo } from '#lib/dates.ts';

export const certificateStates = ['valid', 'soon', 'expired', 'none'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** How a company's certificate stands, as the server finds companies by it. */
export const certificateStateOf = (until: string | null, nowMs: number): CertificateState => {
  if (until === null) return 'none';
  if (Date.parse(until) < nowMs) return 'expired';
  return Date.parse(until) <= addTo(nowMs, certificateSoonDays, 'day').getTime() ? 'soon' : 'valid';
};
