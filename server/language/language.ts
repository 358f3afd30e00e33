import type { IncomingHttpHeaders } from 'node:http';
import { inEnglish } from './english.ts';

/** The console names the language it is read in; whoever asks for none, or for another, is answered in Portuguese. */
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

/** An answer of this call as an English reader gets it. */
export const answerInEnglish = (call: string, answer: unknown): unknown => {
  const fields = fieldsOf[call];
  if (!fields) return answer;
  const isOurs = new Set(fields);
  const read = (key: string, value: unknown): unknown => (typeof value === 'string' && isOurs.has(key) ? inEnglish(value) : value);
  return JSON.parse(JSON.stringify(answer, read)) as unknown;
};
