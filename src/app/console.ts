import '#commands/registry.ts';

/** What every signed-in screen stands on, in one part: answers, log, outbox, every command, frame and palette. A screen comes beside it. */
export { openSignedIn } from './open-signed-in.ts';
export { WorkbenchRoot } from './workbench-root.tsx';
