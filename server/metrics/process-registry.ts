import { collectDefaultMetrics, Registry } from 'prom-client';

/** Milliseconds between two looks at the event loop: a lag that is felt is longer. */
const loopPrecisionMs = 20;

const begin = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopPrecisionMs });
  return registry;
};

let begun: Registry | null = null;

/** Memory, CPU, garbage and the lag of the event loop. Of a process there is one, however many servers it holds. */
export const processRegistry = (): Registry => {
  begun ??= begin();
  return begun;
};
