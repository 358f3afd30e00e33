/** Carriers that are no company of their own: the marketplace's shipping, and Correios. */
export const builtInCarriers = ['me2', 'correios'] as const;
