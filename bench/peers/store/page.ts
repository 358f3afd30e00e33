import { measureZustand } from './measure-change.ts';
import { measureRxdb } from './measure-facts.ts';

Object.assign(window, { bench: { measureRxdb, measureZustand } });
