import { z } from 'zod';
import { refuse, ok, type Result } from '#lib/result.ts';
import type { LogReading } from './log.ts';
import { fold } from './projection.ts';
import { logState, type LogState } from './projections/log-state.ts';
import { Fact, type LogRecord } from './record.ts';

const Header = z.object({ format: z.literal('balcao-log'), version: z.literal(1), at: z.string() });
const Line = z.object({ seq: z.int().positive(), at: z.string(), fact: Fact });

/** The log as JSON lines: a header, then one fact a line, readable by anything (row CMD-8). */
export const exportLog = ({ records }: LogReading, at: string): string =>
  [{ format: 'balcao-log', version: 1, at }, ...records].map((each) => `${JSON.stringify(each)}\n`).join('');

export interface NotALog {
  readonly type: 'NotALog';
  /** From 1. */
  readonly line: number;
}

/** The state an exported log folds to. A line that is no fact refuses the whole: half a history is not the history. */
export const replayExport = (text: string): Result<LogState, NotALog> => {
  const [header, ...lines] = text.split('\n').filter((line) => line !== '');
  if (!Header.safeParse(parsed(header ?? '')).success) return refuse({ type: 'NotALog', line: 1 });
  const records: LogRecord[] = [];
  for (const [i, line] of lines.entries()) {
    const record = Line.safeParse(parsed(line));
    if (!record.success) return refuse({ type: 'NotALog', line: i + 2 });
    records.push(record.data);
  }
  return ok(fold(logState, logState.initial, records));
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};
