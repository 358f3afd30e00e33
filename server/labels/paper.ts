/** What Correios and marketplaces print on: 10 × 15 cm, on a printer of 203 dpi, whose dots are an eighth of a millimetre. */
export const paper = { widthMm: 100, heightMm: 150 } as const;
export const dotsPerMm = 8;
