/** The API stands beside the console: the embedded server, or ours in front of a provider (decision 3). */
export const apiBase = (): string => `${location.origin}/v2`;
