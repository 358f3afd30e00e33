import { createContext } from 'react';

/** May a list be asked for several values of one filter? Where it may not, one is chosen. */
export const TakesSeveral = createContext(true);
