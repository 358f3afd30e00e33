/** A text with stretches of it marked: each from and up to, as JavaScript counts characters. Those that overlap are one. */
export const MarkedText = ({ text, spans }: { readonly text: string; readonly spans: readonly (readonly [number, number])[] }) => {
  let at = 0;
  const parts = spans
    .filter(([from, to]) => from >= 0 && to > from && to <= text.length)
    .toSorted(([one], [other]) => one - other)
    .flatMap(([from, to]) => {
      const start = Math.max(from, at);
      if (to <= start) return [];
      const before = text.slice(at, start);
      at = to;
      return [{ at: start, before, marked: text.slice(start, to) }];
    });
  return (
    <>
      {parts.map((part) => (
        <span key={part.at}>
          {part.before}
          <mark>{part.marked}</mark>
        </span>
      ))}
      {text.slice(at)}
    </>
  );
};
