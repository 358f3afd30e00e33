// The package as a whole brings comparisons of words, lines and JSON along, two kilobytes for nobody.
import { diffArrays } from 'diff/lib/diff/array.js';

/** A part of a text, and whether the other text lacks it. */
export interface TextPart {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface ComparedTexts {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

/** A text of so few words is read whole: 'R$ 10,50' is not half another price. */
const fewWords = 4;
/** Beyond so many edits there is nothing left to compare, and finding that out takes long. */
const mostEdits = 400;
/** Texts that share less are two texts. */
const leastShared = 0.3;
/** Of what is the same so many characters stay beside a change, where there are many more. */
const kept = 60;

/** Words with their punctuation, and the blanks between them. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/u).filter((each) => each !== '');

const isBlank = (text: string): boolean => text.trim() === '';

/** Blanks between two changed words are changed with them, so that what is marked can be read in one go. */
const withBlanks = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.map((part, at) =>
    isBlank(part.text) && parts[at - 1]?.isChanged && parts[at + 1]?.isChanged ? { ...part, isChanged: true } : part,
  );

const joined = (parts: readonly TextPart[]): readonly TextPart[] => {
  const done: TextPart[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    if (last?.isChanged === part.isChanged) done[done.length - 1] = { ...part, text: last.text + part.text };
    else done.push(part);
  }
  return done;
};

/** Blanks at the edges of a change are no part of it. */
const withoutEdges = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.flatMap((part) => {
    const { head = '', words = '', tail = '' } = /^(?<head>\s*)(?<words>.*?)(?<tail>\s*)$/su.exec(part.text)?.groups ?? {};
    if (!part.isChanged || words === '') return part;
    const apart = [
      { text: head, isChanged: false },
      { text: words, isChanged: true },
      { text: tail, isChanged: false },
    ];
    return apart.filter(({ text }) => text !== '');
  });

/** Leaves out the middle of what is the same, at the borders of words; the whole text stands elsewhere on the page. */
const shortened = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.map((part, at) => {
    if (part.isChanged || part.text.length <= 3 * kept) return part;
    const head = at === 0 ? '' : part.text.slice(0, kept).replace(/\S*$/u, '');
    const tail = at === parts.length - 1 ? '' : part.text.slice(-kept).replace(/^\S*/u, '');
    return { ...part, text: `${head}…${tail}` };
  });

const whole = (text: string): readonly TextPart[] => [{ text, isChanged: true }];

/** Two texts, each with what the other lacks: word by word where they have enough in common, whole where they have not. */
export const compareTexts = (before: string, after: string): ComparedTexts => {
  const apart = { before: whole(before), after: whole(after) };
  const [was, is] = [wordsOf(before), wordsOf(after)];
  if (Math.min(was.length, is.length) <= 2 * fewWords - 1) return apart;
  const changes = diffArrays(was, is, { maxEditLength: mostEdits });
  if (!changes) return apart;
  const shared = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value)).join('').length;
  if (shared < leastShared * Math.max(before.length, after.length)) return apart;
  const side = (other: 'added' | 'removed'): readonly TextPart[] => {
    const parts = changes
      .filter((each) => !each[other])
      .map(({ added, removed, value }) => ({ text: value.join(''), isChanged: added || removed }));
    return shortened(joined(withoutEdges(joined(withBlanks(joined(parts))))));
  };
  return { before: side('added'), after: side('removed') };
};
