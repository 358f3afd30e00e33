import { z } from 'zod';
import type { JobCause } from '#contract/integration-job.ts';
import { storable } from '../../outside/read-json.ts';

/** As much of somebody else's sentence as is kept. */
const longest = 500;
/** A character that the end would halve is left out. */
const cut = (said: string): string => storable(said.slice(0, longest));

const word = z
  .union([z.string(), z.number()])
  .transform((said) => cut(String(said)))
  .nullish()
  .catch(null);

const Cause = z.object({
  code: word,
  cause_id: word,
  type: word,
  message: word,
  references: z.array(z.string().max(longest)).max(50).catch([]).optional(),
});

/**
 * What all of their refusals have in common, over four dialects: of items, of claims and billing, of messages, and of their gateway. A part
 * of another shape is as one that is not there.
 */
const Envelope = z.object({
  message: word,
  error: word,
  code: word,
  blocked_by: word,
  error_description: word,
  cause: z
    .array(z.union([Cause, z.string().transform((said) => ({ code: cut(said), message: cut(said) }))]).catch({}))
    .max(200)
    .nullish()
    .catch(null),
});

export interface Said {
  /** Every short word by which a class can be told. */
  readonly words: readonly string[];
  readonly code: string;
  readonly text: string;
  readonly causes: readonly JobCause[];
}

type ReadCause = z.output<typeof Cause>;

/** `item.attributes[0]` → `attributes`: at which field of ours it is shown the console knows. */
const fieldOf = (references: readonly string[] | undefined): string | null => {
  const [first] = references ?? [];
  return first === undefined ? null : first.replace(/^item\./u, '').replace(/\[.*$/u, '');
};

const toCause = ({ code, cause_id: id, type, message, references }: ReadCause): readonly JobCause[] => {
  const name = code ?? id ?? null;
  if (name === null && (message ?? null) === null) return [];
  return [{ code: name ?? '', field: fieldOf(references), isWarning: type === 'warning', text: message ?? name ?? '' }];
};

export const causesOf = (list: unknown): readonly JobCause[] => {
  const parsed = z.array(Cause.catch({} as ReadCause)).safeParse(list);
  return parsed.success ? parsed.data.flatMap(toCause) : [];
};

const isSaid = (said: string | null | undefined): said is string => said !== null && said !== undefined && said !== '';

const isSentence = (said: string): boolean => /\s/u.test(said);

/** What is wrong; their sentence over it is often no more than 'Validation error'. Warnings refuse nothing. */
const wrongIn = (causes: readonly JobCause[]): string =>
  cut(causes.flatMap(({ isWarning, text }) => (isWarning || text === '' ? [] : [text])).join('; '));

/** What a refusal says; null where it is none of theirs: a page of a proxy, an empty body, another shape. */
export const readEnvelope = (body: unknown): Said | null => {
  const parsed = Envelope.safeParse(body);
  if (!parsed.success) return null;
  const { message, error, code, blocked_by: blocker, error_description: description, cause } = parsed.data;
  const words = [error, code, message, blocker, description].filter(isSaid);
  if (words.length === 0) return null;
  const causes = (cause ?? []).flatMap((each) => toCause(each as ReadCause));
  // Messages and claims say 'forbidden' as their code and what is meant in the sentence; items have it the other way round now and then.
  const named = [error, code, message].filter(isSaid).find((said) => !isSentence(said)) ?? words[0] ?? '';
  const said = [wrongIn(causes), message, description, error].filter(isSaid);
  return {
    words: [...words, ...causes.map((each) => each.code)],
    code: named,
    text: said.find(isSentence) ?? said[0] ?? named,
    causes,
  };
};
