import type { IncomingHttpHeaders } from 'node:http';
import type { JobKind } from '#contract/integration-job.ts';
import { notLetIn } from '../integration-jobs/resume-refused.ts';
import { inEnglish } from './english.ts';

/** The console sends its language. The answer is Portuguese where a request names none, or another one. */
export const asksForEnglish = (headers: IncomingHttpHeaders): boolean => /^en\b/iu.test(headers['accept-language'] ?? '');

/** Answers that carry sentences of ours among the data, and the fields they are in; '' is the answer itself. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  analyseImage: [''],
  getCancelReasons: ['description'],
  getCapabilities: ['label'],
  listNotifications: ['message'],
  readNotification: ['message'],
  listIntegrationJobs: ['name', 'error'],
  getIntegrationJob: ['name', 'error'],
  retryIntegrationJob: ['name', 'error'],
};

/** Errands whose name says what they are about in our words. */
const namedByUs: ReadonlySet<string> = new Set(['messageBuyer', 'cancelOrder', 'answerQuestion'] satisfies readonly JobKind[]);

/** Errands about listings have the title a person wrote; an error is the marketplace's, unless it let nobody in. */
const isOfMarketplace = (holder: unknown, key: string): boolean => {
  const { kind, errorCode } = holder as { readonly kind?: unknown; readonly errorCode?: unknown };
  if (key === 'name') return !namedByUs.has(String(kind));
  return key === 'error' && errorCode !== notLetIn;
};

/** An answer of this call as an English reader gets it. */
export const answerInEnglish = (call: string, answer: unknown): unknown => {
  const fields = fieldsOf[call];
  if (!fields) return answer;
  const isOurs = new Set(fields);
  const read = function (this: unknown, key: string, value: unknown): unknown {
    return typeof value === 'string' && isOurs.has(key) && !isOfMarketplace(this, key) ? inEnglish(value) : value;
  };
  return JSON.parse(JSON.stringify(answer, read)) as unknown;
};
