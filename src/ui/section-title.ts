import { createContext, useContext } from 'react';

/** In a file of its own: the pages before signing in have fields, and no sections. */
export const SectionTitle = createContext<string | null>(null);

/** The title of the section around; null outside. */
export const useSectionTitle = (): string | null => useContext(SectionTitle);
