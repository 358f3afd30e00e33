type Span = readonly [number, number];

interface Part {
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

const partsOf = (text: string, spans: readonly Span[]): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  const take = (to: number, isMarked: boolean): void => {
    if (to > at) parts.push({ from: at, text: text.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    // Of a text that changed meanwhile nothing is marked that is not there.
    if (to > text.length) continue;
    take(from, false);
    take(to, true);
  }
  take(text.length, false);
  return parts;
};

/** A text with stretches of it marked: each from and up to, as JavaScript counts characters. */
export const MarkedText = ({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) =>
  partsOf(text, spans).map((part) => (part.isMarked ? <mark key={part.from}>{part.text}</mark> : part.text));
