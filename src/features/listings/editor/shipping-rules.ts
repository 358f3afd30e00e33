import type { z } from 'zod';
import type { ShipMode } from '#contract/listing.ts';

type Mode = z.infer<typeof ShipMode>;
export type ShippingRule = 'noMe1' | 'noMe2' | 'onlyMe2' | 'onlyMe1' | 'noShipping';

interface Shipping {
  readonly shipMode: string;
  /** Does the company ship by me2? */
  readonly me2: boolean;
  /** Which modes the category allows. */
  readonly modes: readonly Mode[];
}

/** What stands between a category, a company and a shipping mode (part 2, section 5), in the order of the specification. */
export const shippingRules = ({ shipMode, me2, modes }: Shipping): readonly ShippingRule[] => {
  if (modes.length === 0) return ['noShipping'];
  const allows = new Set(modes);
  const ofCompany: Mode = me2 ? 'me2' : 'me1';
  return [
    ...(shipMode === 'me1' && !allows.has('me1') ? (['noMe1'] as const) : []),
    ...(ofCompany === 'me2' && !allows.has('me2') ? (['onlyMe2'] as const) : []),
    ...(shipMode === 'me2' && !allows.has('me2') ? (['noMe2'] as const) : []),
    ...(ofCompany === 'me1' && !allows.has('me1') ? (['onlyMe1'] as const) : []),
  ];
};
