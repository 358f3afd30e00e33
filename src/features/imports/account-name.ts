import { isOfAccount, type ImportRun } from '#contract/import-run.ts';

/** The marketplace account that listings or orders were mapped into; null of what goes into none. */
export const accountName = ({ kind, accounts, accountId }: Pick<ImportRun, 'kind' | 'accounts' | 'accountId'>): string | null =>
  isOfAccount(kind) ? (accounts.find(({ _id }) => _id === accountId)?.name ?? null) : null;
