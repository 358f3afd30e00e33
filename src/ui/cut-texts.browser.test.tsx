import { cleanup, render, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '#app/styles/all.css';
import '#features/questions/questions.css';
import './table/table.css';
import { tellCutTexts } from './cut-texts.ts';

beforeEach(() => page.viewport(1200, 900));
let stop = (): void => undefined;
afterEach(() => {
  stop();
  cleanup();
});

const name = 'Casa Aurora Comércio de Utilidades Domésticas Ltda';

test.each([
  {
    what: 'the name of an account',
    Drawn: () => (
      <a href="/" className="truncate record-link">
        {name}
      </a>
    ),
  },
  { what: 'what is sent', Drawn: () => <span className="truncate">{name}</span> },
  { what: 'what a question is about', Drawn: () => <div className="question-row-about">{name}</div> },
])('$what is read whole by whoever rests on it where it is cut, and has no title where it is not', async ({ Drawn }) => {
  stop = tellCutTexts();
  const { container } = render(
    <>
      <div className="table-cell" style={{ width: 120 }}>
        <Drawn />
      </div>
      <p>Fora da lista</p>
    </>,
  );
  const cell = container.firstElementChild as HTMLElement;
  await userEvent.hover(screen.getByText(name));
  expect(container.querySelector('[title]')).toHaveAttribute('title', name);
  await userEvent.hover(screen.getByText('Fora da lista'));
  cell.style.width = '900px';
  await userEvent.hover(screen.getByText(name));
  expect(container.querySelector('[title]')).toBeNull();
});

test('what says more by a title of its own keeps it', async () => {
  stop = tellCutTexts();
  render(
    <div className="table-cell" style={{ width: 60 }} title="2 × CLA-01 Luminária">
      <span className="truncate">2 × CLA-01 e mais 3</span>
    </div>,
  );
  await userEvent.hover(screen.getByText('2 × CLA-01 e mais 3'));
  expect([...document.querySelectorAll('[title]')].map((each) => each.getAttribute('title'))).toEqual(['2 × CLA-01 Luminária']);
});
