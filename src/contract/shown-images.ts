type Variations = readonly { readonly images: readonly string[] }[];

/** All that a listing shows, each once and in the order it is published in: its own, then those of its variations. */
export const shownImages = (own: readonly string[], variations: Variations): readonly string[] => [
  ...new Set([...own, ...variations.flatMap(({ images }) => images)]),
];

/** What it is known by wherever one picture stands for it, here and there; null where it shows none. (decision 0151) */
export const coverOf = (own: readonly string[], variations: Variations): string | null => shownImages(own, variations)[0] ?? null;
