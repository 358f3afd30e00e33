import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldInPlace } from './folded-places.ts';

test.each([
  ['São  Paulo', 'sao paulo'],
  ['a\u00A0\n\u200B b', 'a b'],
  ['1–2—3−4‑5', '1-2-3-4-5'],
  ['٣２𝟗𝟘②', '32902'],
  ['7️⃣7️⃣', '7 7 '],
  ['½ nº 2 m² ™', '½ nº 2 m² ™'],
])('%j is looked at as %j', (text, folded) => {
  expect(foldInPlace(text).folded).toBe(folded);
});

test('whatever is folded, each place of it is a place of the text as it was written', () => {
  const strange = fc.constantFrom(' ', '\u00A0', '\u200B', '–', '٣', '7️⃣', 'ã', 'a\u0303', 'ﬁ', 'ª', '𝟗', 'x');
  fc.assert(
    fc.property(fc.string({ unit: strange }), (text) => {
      const { folded, spanOf } = foldInPlace(text);
      const spans = [...folded].map((_, at) => spanOf(at, at + 1));
      for (const [at, [from, to]] of spans.entries()) {
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(from).toBeGreaterThanOrEqual(spans[at - 1]?.[0] ?? 0);
      }
    }),
  );
});
