/** A part of a plain text: lines that belong together, or a list of what stands behind dashes or numbers. */
export type TextBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] };

const dash = /^\s*[-*•]\s+/u;
const number = /^\s*\d{1,3}[.)]\s+/u;

const signOf = (line: string): RegExp | null => [dash, number].find((sign) => sign.test(line)) ?? null;

/** Paragraphs stand apart by an empty line, or by a list. */
export const textBlocks = (text: string): readonly TextBlock[] => {
  const blocks: TextBlock[] = [];
  let isApart = true;
  for (const line of text.split(/\r?\n/u)) {
    const sign = signOf(line);
    const last = isApart ? undefined : blocks.at(-1);
    isApart = line.trim() === '';
    if (isApart) continue;
    if (sign) {
      const item = line.replace(sign, '').trim();
      const isNumbered = sign === number;
      if (last?.type === 'list' && last.isNumbered === isNumbered) blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
      else blocks.push({ type: 'list', isNumbered, items: [item] });
    } else if (last?.type === 'paragraph') blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    else blocks.push({ type: 'paragraph', text: line.trim() });
  }
  return blocks;
};
