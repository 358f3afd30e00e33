import { useState, type ReactNode } from 'react';
import { cleanedAway, truncate } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';

export interface Cleaning {
  readonly clean?: (text: string) => string;
  /** Characters as a person counts them. */
  readonly most?: number;
}

const asItIs = (text: string): string => text;

/**
 * What a box takes of a text that is typed or pasted, and the line under it that says what it did not, until the next change loses nothing:
 * nothing is cleaned or cut without a word (decision 32 of the spec).
 */
export const useCleaned = ({ clean = asItIs, most = Number.POSITIVE_INFINITY }: Cleaning = {}) => {
  const t = useT();
  const [lost, setLost] = useState('');
  const take = (text: string): string => {
    const cleaned = clean(text);
    const kept = truncate(cleaned, most);
    const out = cleanedAway(text, cleaned).trim();
    const cut = cleaned.slice(kept.length).trim();
    const said = [out && t('form.takenOut', { text: out }), cut && t('form.cut', { text: cut, most })];
    setLost(said.filter(Boolean).join(' · '));
    return kept;
  };
  const line: ReactNode = lost !== '' && <output className="field-hint">{lost}</output>;
  return { take, line };
};
