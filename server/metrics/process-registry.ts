import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { standardOutput } from '../output.ts';

/** Milliseconds between two looks at the event loop: a lag that is felt is longer. */
const loopPrecisionMs = 20;

const begin = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopPrecisionMs });
  registry.registerMetric(
    new Counter({
      name: 'balcao_log_lines_lost_total',
      help: 'Lines of the log that could not be written, as on a full disk.',
      registers: [],
      collect() {
        this.reset();
        this.inc(standardOutput.lost());
      },
    }),
  );
  return registry;
};

let begun: Registry | null = null;

/** Memory, CPU, garbage, the lag of the event loop and lost lines of the log. Of a process there is one, however many servers it holds. */
export const processRegistry = (): Registry => {
  begun ??= begin();
  return begun;
};
