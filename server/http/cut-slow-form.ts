import type { IncomingMessage } from 'node:http';
import { slowLine } from '#lib/slow-line.ts';

const everyMs = 30_000;
/** Two forms may share a slow line, and no line carries the same all the time. */
const leastBytes = (everyMs * slowLine) / 4;

/**
 * A form that trickles in keeps the place of another: it is cut, as where a line broke, and a console sends it again.
 *
 * @returns how to stop looking.
 */
export const cutSlowForm = (request: IncomingMessage): (() => void) => {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (!request.complete && came < leastBytes) socket.destroy();
  }, everyMs).unref();
  return () => clearInterval(timer);
};
