import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isOverPage } from './typing.ts';

test('what had the focus in an open dialog may be gone: what is typed is still not for the page below', () => {
  const { rerender } = render(<dialog open />);
  expect(isOverPage(document.body)).toBe(true);
  rerender(<dialog />);
  expect(isOverPage(document.body)).toBe(false);
});

test('what has the focus in a menu or a dialog is over the page, and a button of the page is not', () => {
  render(
    <>
      <button type="button">{'da página'}</button>
      <dialog open>
        <button type="button">{'da janela'}</button>
      </dialog>
    </>,
  );
  expect(isOverPage(screen.getByText('da janela'))).toBe(true);
  expect(isOverPage(screen.getByText('da página'))).toBe(false);
});
