import type { ChildProcess } from 'node:child_process';

/** Lets a process not outlive this one: an interrupted run must leave none behind. */
export const killWithUs = (child: ChildProcess): void => {
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
};
