import { measureAppends, measureBatches, measureChange, measureReady } from './measure-store.ts';

Object.assign(window, { bench: { measureAppends, measureBatches, measureChange, measureReady } });
