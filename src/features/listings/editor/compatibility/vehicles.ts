/** Pure: the vehicles a listing says it fits. (rows CAT-3 and CAT-4; reliability 94) */
import { z } from 'zod';
import { CompatibilityItem, type Picked } from '#contract/compatibility.ts';
import { zeroKm } from '#contract/vehicle.ts';
import type { Listing } from '#contract/listing.ts';
import { finderOf, searchableText } from '#lib/fold-text.ts';

type Compatibilities = Listing['compatibilitiesCarsAndVans'];

/** Shown, in this order; MARKET is not picked. */
export const shownAttributes = ['BRAND', 'MODEL', 'VEHICLE_YEAR', 'TRIM', 'MARKET'] as const;
export type ShownAttribute = (typeof shownAttributes)[number];

/** The year 32000 of the table of prices is a vehicle that was never driven. */
export const isZeroKm = (id: ShownAttribute, value: string): boolean => id === 'VEHICLE_YEAR' && Number(value) === zeroKm;

export const valueOf = ({ attributes }: CompatibilityItem, id: ShownAttribute): string =>
  attributes.find((each) => each.id === id)?.value_name ?? '';

export const nameOf = (item: CompatibilityItem, zero: string): string =>
  shownAttributes
    .filter((id) => id !== 'MARKET')
    .map((id) => (isZeroKm(id, valueOf(item, id)) ? zero : valueOf(item, id)))
    .filter((text) => text !== '')
    .join(' ');

/** What a listing carries is the marketplace's own: what is no vehicle is left where it is, and not shown. */
export const readItems = ({ compatibilities }: Compatibilities): readonly CompatibilityItem[] =>
  compatibilities.flatMap((each) => {
    const read = CompatibilityItem.safeParse(each);
    return read.success ? [read.data] : [];
  });

const Identified = z.object({ id: z.string() });
const idOf = (each: unknown): string | null => Identified.safeParse(each).data?.id ?? null;

/** With these vehicles, each once, and the choice they came from. */
export const withItems = (value: Compatibilities, added: readonly CompatibilityItem[], picked: readonly Picked[]): Compatibilities => {
  const known = new Set(value.compatibilities.map(idOf));
  const fresh = new Map(added.filter(({ id }) => !known.has(id)).map((item) => [item.id, item]));
  return { attributes: [...picked], compatibilities: [...value.compatibilities, ...fresh.values()] };
};

export const withoutItem = (value: Compatibilities, id: string): Compatibilities => ({
  ...value,
  compatibilities: value.compatibilities.filter((each) => idOf(each) !== id),
});

export const withoutItems = (value: Compatibilities): Compatibilities => {
  const ids = new Set(readItems(value).map(({ id }) => id));
  return { attributes: [], compatibilities: value.compatibilities.filter((each) => !ids.has(idOf(each) ?? '')) };
};

/** With those that were taken off once more, before any that were added since. */
export const withAgain = (value: Compatibilities, before: Compatibilities): Compatibilities => {
  const had = new Set(before.compatibilities.map(idOf));
  const since = value.compatibilities.filter((each) => !had.has(idOf(each)));
  return {
    attributes: value.attributes.length > 0 ? value.attributes : before.attributes,
    compatibilities: [...before.compatibilities, ...since],
  };
};

export interface SearchableVehicle {
  readonly item: CompatibilityItem;
  /** What it is found by, folded once: 26,709 of them are looked through at each letter. */
  readonly text: string;
}

export const toSearchable = (items: readonly CompatibilityItem[], zero: string): readonly SearchableVehicle[] =>
  items.map((item) => ({ item, text: searchableText(nameOf(item, zero)) }));

/** Every word of the filter stands somewhere in the vehicle's name. */
export const filterVehicles = (vehicles: readonly SearchableVehicle[], filter: string): readonly SearchableVehicle[] => {
  const finds = finderOf(filter);
  return finds ? vehicles.filter(({ text }) => finds(text)) : vehicles;
};
