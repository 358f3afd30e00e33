/**
 * What a person said of a case before any check was run on it. 'maybe' is what two people would dispute: it is counted neither for a
 * check nor against it, and told beside.
 */
export type Label = 'yes' | 'no' | 'maybe';
