/** Now. Passed in everywhere, so that a test can let two hours pass. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
