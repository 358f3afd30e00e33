import type { Call } from '#contract/call.ts';

export interface WirePayload {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Address of a call as its line writes it; nothing is checked, so that tests can send what a client would not. */
export const urlOf = ({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: WirePayload): string => {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `/v2${filled}${search === '' ? '' : `?${search}`}`;
};
