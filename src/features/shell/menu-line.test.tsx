import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { MenuCount, MenuLine } from './menu-line.tsx';

const show = (count: number, isOfNotices = false) =>
  render(
    <LocaleProvider locale="br">
      <MenuCount count={count} isOfNotices={isOfNotices} />
    </LocaleProvider>,
  );

test('what a line of the menu counts is work that waits: a queue is not unread', () => {
  show(240);
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden');
  expect(screen.getByText('240 pendentes')).toBeInTheDocument();
});

test('notices that nobody read are told as that, to eye and ear', () => {
  show(3, true);
  expect(screen.getByText('3 avisos não lidos')).toBeInTheDocument();
  expect(screen.getByTitle('3 avisos não lidos')).toHaveTextContent('3');
});

test('nothing to do is not counted', () => {
  const { container } = show(0);
  expect(container).toBeEmptyDOMElement();
});

test('a line that could not be read is shown and leads nowhere', () => {
  const entry = { key: 'b', name: 'Não lido: b', link: null, icon: '', count: 0, isOfNotices: true, children: [] };
  render(
    <LocaleProvider locale="br">
      <MenuLine entry={entry} onFollow={undefined} />
    </LocaleProvider>,
  );
  expect(screen.getByText('Não lido: b')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
