import { run } from './run.ts';
import { serve } from './serve.ts';
import { setHeapFlags } from './heap-flags.ts';

setHeapFlags();
await run(serve);
