import { expect, test } from 'vitest';
import { openOutput } from './output.ts';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** A disk with room for so many bytes, and what is on it. */
const openDisk = () => {
  let [room, text] = [Infinity, ''];
  const output = openOutput((bytes) => {
    if (room === 0) throw failing('ENOSPC');
    const taken = bytes.subarray(0, room);
    room -= taken.length;
    text += Buffer.from(taken).toString();
    return taken.length;
  });
  return {
    output,
    leave: (bytes: number) => {
      room = bytes;
    },
    lines: () => text.trimEnd().split('\n'),
  };
};

test('what a full disk does not take is lost and counted, and once it takes lines again the log says how many', () => {
  const { output, leave, lines } = openDisk();
  output.write('one\n');
  leave(0);
  for (const line of ['two\n', 'three\n', 'four\n']) output.write(line);
  leave(Infinity);
  output.write('five\n');
  output.write('six\n');
  const [first, told = '', ...rest] = lines();
  expect([first, ...rest]).toEqual(['one', 'five', 'six']);
  expect(JSON.parse(told)).toMatchObject({ level: 50, lines: 3, msg: 'lines before this one could not be written' });
  expect(output.lost()).toBe(3);
});

test('a line of which the disk took a part only does not spoil the next one', () => {
  const { output, leave, lines } = openDisk();
  leave(2);
  output.write('one\n');
  leave(Infinity);
  output.write('two\n');
  const [torn, told = '', next] = lines();
  expect([torn, next]).toEqual(['on', 'two']);
  expect(JSON.parse(told)).toMatchObject({ lines: 1 });
});

test('who reads a pipe too slowly is waited for', () => {
  let [asked, text] = [0, ''];
  const output = openOutput((bytes) => {
    asked += 1;
    if (asked === 1) throw failing('EAGAIN');
    text += Buffer.from(bytes).toString();
    return bytes.length;
  });
  output.write('one\n');
  expect([text, output.lost()]).toEqual(['one\n', 0]);
});

test('who reads a pipe no more is waited for once, and not again at each line', () => {
  let asked = 0;
  const output = openOutput(() => {
    asked += 1;
    throw failing('EAGAIN');
  });
  output.write('one\n');
  const before = asked;
  output.write('two\n');
  expect([before > 1, asked - before, output.lost()]).toEqual([true, 1, 2]);
});
