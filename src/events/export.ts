import type { LogReading } from './log.ts';

/** The log as JSON lines: a header, then one fact a line, readable by anything (row CMD-8). */
export const exportLog = ({ records }: LogReading, at: string): string =>
  [{ format: 'balcao-log', version: 1, at }, ...records].map((each) => `${JSON.stringify(each)}\n`).join('');
