/** Once a command took so long no further call of it begins, and nobody knows what became of it. With its last call less than the lease. */
export const patienceMs = 50_000;

/** A call that takes longer is given up. It may take effect until then. */
export const callPatienceMs = 15_000;

/** What was published is found there after two minutes, not before (marketplace.md, section 5). */
export const listedAfterMs = 2 * 60_000;

export const lateText = 'O marketplace não respondeu a tempo';
