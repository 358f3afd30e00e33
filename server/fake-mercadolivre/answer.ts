/** What the fake says, before it is written to the wire: a body is JSON, or a text as it stands. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One reason among several for which an item is refused, as the real service writes it. */
export interface Cause {
  readonly department: string;
  readonly cause_id: number;
  readonly type: 'error' | 'warning';
  readonly code: string;
  readonly references: readonly string[];
  readonly message: string;
}

export const answered = (body: unknown, status = 200): Answer => ({ status, body });

/** The envelope of most refusals: message, error, status, cause. */
export const refusal = (status: number, error: string, message: string, cause: readonly Cause[] = []): Answer => ({
  status,
  body: { message, error, status, cause },
});

export const cause = (code: string, causeId: number, message: string, reference: string, department = 'items'): Cause => ({
  department,
  cause_id: causeId,
  type: 'error',
  code,
  references: [reference],
  message,
});

export const invalidItem = (causes: readonly Cause[], message = 'Validation error'): Answer =>
  refusal(400, 'validation_error', message, causes);

/** What the gateway says before any service is asked. */
export const unauthorized = (message: string): Answer => ({ status: 401, body: { code: 'unauthorized', message } });

export const accessDenied: Answer = {
  status: 403,
  body: { status: 403, error: 'access_denied', message: 'access to the requested resource is forbidden', code: 'FORBIDDEN' },
};

export const notFound = (message: string): Answer => refusal(404, 'not_found', message);

/** Nothing is made up: what the fake does not play it names. */
export const notPlayed = (what: string): Answer =>
  refusal(501, 'not_played_by_the_fake', `${what} is not played by the fake Mercado Livre (server/fake-mercadolivre)`);

export const html = (text: string, status = 200): Answer => ({
  status,
  body: text,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
});
