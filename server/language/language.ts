import type { IncomingHttpHeaders } from 'node:http';
import type { JobKind } from '#contract/integration-job.ts';
import type { SaidByUs } from '../integration-jobs/job-state.ts';
import { inEnglish } from './english.ts';
import { reasonInEnglish } from './reason-in-english.ts';

/** The console sends its language. The answer is Portuguese where a request names none, or another one. */
export const asksForEnglish = (headers: IncomingHttpHeaders): boolean => /^en\b/iu.test(headers['accept-language'] ?? '');

/** Answers that carry sentences of ours among the data, and the fields they are in; '' is the answer itself. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  analyseImage: [''],
  listAutoMessages: ['whyUnsent'],
  getAutoMessage: ['whyUnsent'],
  createAutoMessage: ['whyUnsent'],
  saveAutoMessage: ['whyUnsent'],
  pauseAutoMessage: ['whyUnsent'],
  getCancelReasons: ['description'],
  getCapabilities: ['label'],
  listImports: ['problem'],
  getImport: ['problem', 'readAs'],
  mapImport: ['problem', 'readAs'],
  startImport: ['problem', 'readAs'],
  cancelImport: ['problem', 'readAs'],
  getImportLines: ['reasons'],
  getStatus: ['what', 'found', 'remedy'],
  listNotifications: ['message'],
  readNotification: ['message'],
  listIntegrationJobs: ['name', 'error', 'warnings'],
  getIntegrationJob: ['name', 'error', 'warnings'],
  retryIntegrationJob: ['name', 'error', 'warnings'],
};

/** Errands whose name says what they are about in our words. */
const namedByUs: ReadonlySet<string> = new Set([
  'messageBuyer',
  'cancelOrder',
  'answerQuestion',
  'replyMediation',
  'shipOrder',
] satisfies readonly JobKind[]);

/** What is said of an errand the marketplace said nothing to: nobody answered, or nobody knows what became of it. */
const saidByUs = ['away', 'unknown', 'grant', 'discarded', 'interrupted'] satisfies readonly SaidByUs[];
/** Codes an adapter gives to what it found out itself, or this server before it. */
const saidByAdapter = [
  'notReady',
  'not_published',
  'stock_unknown',
  'pictures_unreachable',
  'closed_there',
  'several_variants',
  'not_applied',
  'answered_elsewhere',
  'unknown_question',
  'question_closed',
  'question_banned',
  'question_deleted',
  'unsupported',
];
const isOurs: ReadonlySet<string> = new Set([...saidByUs, ...saidByAdapter]);

/** Errands about listings have the title a person wrote; an error is the marketplace's, unless it said nothing. */
const isOfMarketplace = (holder: unknown, key: string): boolean => {
  const { kind, errorCode } = holder as { readonly kind?: unknown; readonly errorCode?: unknown };
  if (key === 'name') return !namedByUs.has(String(kind));
  return key === 'error' && !isOurs.has(String(errorCode));
};

/** Why lines of a file were not taken is said in parts; all else as sentences. */
const sayListed = (key: string, said: string): string => (key === 'reasons' ? reasonInEnglish(said) : inEnglish(said));

/** An answer of this call as an English reader gets it. */
export const answerInEnglish = (call: string, answer: unknown): unknown => {
  const fields = fieldsOf[call];
  if (!fields) return answer;
  const mayBeOurs = new Set(fields);
  const read = function (this: unknown, key: string, value: unknown): unknown {
    // Several sentences in a list: ours are known, and what the marketplace says stays.
    if (key !== '' && mayBeOurs.has(key) && Array.isArray(value))
      return value.map((each: unknown) => (typeof each === 'string' ? sayListed(key, each) : each));
    return typeof value === 'string' && mayBeOurs.has(key) && !isOfMarketplace(this, key) ? inEnglish(value) : value;
  };
  return JSON.parse(JSON.stringify(answer, read)) as unknown;
};
