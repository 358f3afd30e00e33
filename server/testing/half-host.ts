import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Of the protocol of PostgreSQL: "you are in", "LISTEN is done", each with "ask". */
const ready = '5a0000000549';
const welcome = Buffer.from(`520000000800000000${ready}`, 'hex');
const done = Buffer.from(`430000000b4c495354454e00${ready}`, 'hex');

export type Mood = 'answers' | 'says nothing' | 'lets in and says nothing more';

/** A host that takes connections as a PostgreSQL does, and on each goes as far as its mood was when it came; one that answered may fall silent. */
export const openHalfHost = async (moodNow: () => Mood) => {
  const open = new Set<Socket>();
  let asked = '';
  const host = createServer((socket) => {
    const mood = moodNow();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.once('data', () => {
      if (mood !== 'says nothing') socket.write(welcome);
      if (mood === 'answers') socket.on('data', () => moodNow() === 'answers' && socket.write(done));
    });
    socket.on('data', (bytes) => (asked += bytes.toString('latin1')));
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  return {
    host,
    url: `postgres://u@127.0.0.1:${(host.address() as AddressInfo).port}/d`,
    /** The connections it still has. */
    open,
    /** All that was sent to it. */
    asked: () => asked,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => host.close(resolve));
    },
  };
};
