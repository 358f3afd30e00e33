/**
 * How long a test waits for what has to come: longer than a busy machine takes to fetch a module that is imported lazily, shorter than
 * a test may take. Nothing waits longer than it must.
 */
export const PATIENCE_MS = 15_000;
