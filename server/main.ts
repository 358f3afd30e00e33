import { run } from './run.ts';
import { serve } from './serve.ts';
import { keepHeapSmall } from './small-heap.ts';

keepHeapSmall();
await run(serve);
