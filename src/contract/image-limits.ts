/**
 * Most bytes of one image that a server looks at, over the 10 MB the marketplace takes (domain, 5.3; decision 31): a larger one is an
 * error of that image, in these words, and is not sent.
 */
export const mostImageBytes = 12 * 1024 * 1024;
export const imageTooLarge = 'Imagem maior do que o limite de 12 MB';

/** Pixels: both sides at least `short`, one over `long`; from `recommended` on the marketplace shows it large (domain, 5.3). */
export const imageSides = { short: 250, long: 500, recommended: 1200 } as const;
/** The marketplace takes no more of a file; what we store is smaller: a warning (decision 31). */
export const takenImageBytes = 10 * 1024 * 1024;
