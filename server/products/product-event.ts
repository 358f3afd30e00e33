import type { FieldChange } from '#contract/listing.ts';

/** `data` of an event row of a product. */
export interface ProductEventData {
  /** Its fields, its SKUs as `sku:CODE`, and where only their cost changed `cost:CODE`, or an attribute `attribute:CODE`. */
  readonly fields: readonly string[];
  /** What of them, before and after; older rows have none. */
  readonly changes?: readonly FieldChange[];
  /** The sale that took pieces of it. */
  readonly order?: string;
}
