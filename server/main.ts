import { run } from './run.ts';
import { serve } from './serve.ts';

await run(serve);
