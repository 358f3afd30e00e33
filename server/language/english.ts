import type { ProblemBody } from '#contract/problem.ts';
import { editor } from '#locale/editor.ts';
import { form } from '#locale/form.ts';
import { importSentences, tableNouns } from './import-sentences.ts';
import { sentences, statusWords } from './sentences.ts';

const ofForms = Object.entries<{ readonly br: unknown; readonly en: unknown }>({ ...form, ...editor }).flatMap(([key, { br, en }]) =>
  /\.rule\./u.test(key) && typeof br === 'string' && typeof en === 'string' ? [[br, en] as const] : [],
);

const whole: ReadonlyMap<string, string> = new Map([...ofForms, ...Object.entries(sentences)]);

const place = '{}';

/** What these sentences are in English, those with values too: those that say most of their own first, as 'A {} was sent' is also 'A {}'. */
export const saidIn = (known: ReadonlyMap<string, string>, valueOf: (value: string, english: string) => string) => {
  const withValues = [...known]
    .filter(([said]) => said.includes(place))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([said, english]) => {
      const parts = said.split(place).map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/gu, String.raw`\$&`));
      return { pattern: new RegExp(`^${parts.join('(.+)')}$`, 'su'), english };
    });
  return (said: string): string => {
    const exact = known.get(said);
    if (exact !== undefined) return exact;
    for (const { pattern, english } of withValues) {
      const found = pattern.exec(said);
      if (!found) continue;
      const values = found.slice(1).map((value) => statusWords[value] ?? valueOf(value, english));
      return english.split(place).reduce((text, part, at) => `${text}${values[at - 1] ?? ''}${part}`);
    }
    return said;
  };
};

/** Tells a sentence whose value is a number, grouped as Portuguese groups it. */
const countsIn = (english: string): boolean => english.startsWith('Must be at');

const valueIn = (value: string, english: string): string => {
  if (english.includes('table of {}')) return tableNouns[value] ?? value;
  return countsIn(english) ? value.replaceAll('.', ',') : value;
};

const aSentence = saidIn(whole, valueIn);
const ofAFile = saidIn(new Map(Object.entries(importSentences)), valueIn);

/** What is said of one of several files, behind its name, which may have a colon itself. */
const behindName = (said: string): string => {
  for (const { index } of said.matchAll(/: /gu)) {
    const why = said.slice(index + 2);
    const english = ofAFile(why);
    if (english !== why) return `${said.slice(0, index)}: ${english}`;
  }
  return said;
};

/** A sentence of ours in English; anything else as it is: what a person or the marketplace wrote is theirs. */
export const inEnglish = (said: string): string => {
  const english = aSentence(said);
  return english === said ? behindName(said) : english;
};

/** A refusal in English: its sentence, which may be all its causes in a row, and each of them. */
export const problemInEnglish = (body: ProblemBody): ProblemBody => {
  const cause = body.cause?.map((each) => ({ ...each, message: inEnglish(each.message) }));
  const isAllCauses = body.message === inARow(body.cause);
  return { ...body, message: isAllCauses ? inARow(cause) : inEnglish(body.message), ...(cause && { cause }) };
};

/** Several causes as one sentence. */
export const inARow = (causes: readonly { readonly message: string }[] = []): string =>
  [...new Set(causes.map(({ message }) => message))].join(', ');
