import { spawn } from 'node:child_process';

/** @typedef {{ status: number | null, wasStopped: boolean, seconds: number, cpuSeconds: number | null, output: string }} Measured */

// The shell knows what its children took, those they waited for included; Node does not. POSIX has `times` everywhere, Windows nowhere.
const hasTimes = process.platform !== 'win32';
/** @type {(command: string) => string} */
const timed = (command) => (hasTimes ? `{ ${command}\n} 3>&-\nstatus=$?\ntimes >&3\nexit $status` : command);

/**
 * User and system seconds of the children: the second of the two lines of `times`, '0m1.25s 0m0.50s'. Null when there is none.
 * @type {(times: string) => number | null}
 */
export const readTimes = (times) => {
  const found = [...(times.split('\n')[1] ?? '').matchAll(/(?<minutes>\d+)m(?<seconds>[\d.]+)s/gu)];
  return found.length < 2 ? null : found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
};

/** @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const stop of running) stop(signal);
    process.exit(1);
  });
}

/**
 * Runs a command line and measures it. What it prints is shown at once, or collected where `isCollected` says so, for steps that run
 * beside others. After `minutes` it is stopped with all it started.
 * @type {(command: string, options: { minutes: number, isCollected: boolean }) => Promise<Measured>}
 */
export const runMeasured = (command, { minutes, isCollected }) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const shown = isCollected ? 'pipe' : 'inherit';
    // A group of its own, so that what the command started is stopped with it.
    const child = spawn(timed(command), { shell: true, detached: hasTimes, stdio: ['ignore', shown, shown, 'pipe'] });
    /** @type {(signal: NodeJS.Signals) => void} */
    const stop = (signal) => {
      if (child.pid === undefined) return;
      if (hasTimes) process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    running.add(stop);
    let output = '';
    let times = '';
    let wasStopped = false;
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stdio[3]?.on('data', (data) => (times += String(data)));
    const limit = setTimeout(() => {
      wasStopped = true;
      stop('SIGKILL');
    }, minutes * 60_000);
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(limit);
      running.delete(stop);
      resolve({ status, wasStopped, seconds: (performance.now() - start) / 1000, cpuSeconds: readTimes(times), output });
    });
  });
