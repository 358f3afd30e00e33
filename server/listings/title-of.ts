import { longestTitle } from '#contract/listing-edit.ts';

const lengthOf = (text: string): number => [...text].length;

/** Cut behind its last whole word. */
const cut = (name: string): string => {
  if (lengthOf(name) <= longestTitle) return name;
  const words = [...name]
    .slice(0, longestTitle + 1)
    .join('')
    .replace(/\s+\S*$/u, '');
  return lengthOf(words) <= longestTitle ? words : [...name].slice(0, longestTitle).join('');
};

/** The title of a new listing: what it is called, with what sets it apart as long as that fits. */
export const titleOf = (name: string, apart: readonly string[] = []): string => {
  const whole = [name, ...apart].join(' ');
  return lengthOf(whole) <= longestTitle ? whole : cut(name);
};
