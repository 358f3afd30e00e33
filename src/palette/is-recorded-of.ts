import type { Subject } from '#events/record.ts';
import type { Executed } from './context-registry.ts';

/** Did this run record its command on this one? From any screen a command may be run on another, by its name (decision 0093). */
export const isRecordedOf = ({ asked, refused }: Pick<Executed, 'asked' | 'refused'>, subject: Subject): boolean =>
  asked.some((each) => each.subject === subject) && !refused.some((each) => each.subject === subject);
