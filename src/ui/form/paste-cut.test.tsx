import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { hearPasteCut } from './paste-cut.ts';

test.each([
  ['a box of one line', <input key="i" aria-label="b" maxLength={5} />, 'ab', 'cdefgh', 'abcde', 'fgh'],
  ['a box of several', <textarea key="t" aria-label="b" maxLength={5} />, 'ab', 'cd\nefgh', 'abcd\n', 'efgh'],
  ['one that takes all of it', <input key="a" aria-label="b" maxLength={5} />, '', 'abcde', 'abcde', null],
  ['one without a limit', <input key="n" aria-label="b" />, 'ab', 'cdefgh', 'abcdefgh', null],
])('what a paste into %s loses is told', async (_name, box, before, pasted, after, lost) => {
  const tell = vi.fn<(cut: string, most: number) => void>();
  const stop = hearPasteCut(tell);
  render(box);
  await userEvent.type(screen.getByRole('textbox'), before === '' ? '{Home}' : before);
  await userEvent.paste(pasted);
  stop();
  expect(screen.getByRole('textbox')).toHaveValue(after);
  expect(tell.mock.calls).toEqual(lost === null ? [] : [[lost, 5]]);
});
