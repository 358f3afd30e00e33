import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { toast as sonner } from 'sonner';
import { toast, Toaster } from './toast.tsx';

beforeEach(() =>
  vi.useFakeTimers({
    shouldAdvanceTime: false,
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
  }),
);
afterEach(() => {
  act(() => void sonner.dismiss());
  // What is dismissed is over a moment later.
  if (vi.isFakeTimers()) act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
});

test('a message with an action runs it', async () => {
  vi.useRealTimers();
  render(
    <LocaleProvider locale="br">
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  const undo = vi.fn<() => void>();
  act(() => void toast.info('Aprovado', { action: { label: 'Desfazer', run: undo, untilMs: Date.now() + 60_000 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(undo).toHaveBeenCalledOnce();
  // It goes a moment later: after this file's window otherwise.
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
});

const say = (what: () => void): void => {
  render(
    <LocaleProvider locale="br">
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  act(what);
};
const shown = () => [...document.querySelectorAll('[data-sonner-toast]')].filter((each) => each.getAttribute('data-removed') !== 'true');

test('messages stand at the bottom left, three of them at most', () => {
  say(() => {
    for (const text of ['um', 'dois', 'três', 'quatro']) toast.error(text);
  });
  act(() => void vi.advanceTimersByTime(50));
  const visible = shown().filter((each) => each.getAttribute('data-visible') === 'true');
  expect(visible).toHaveLength(3);
  for (const each of visible) {
    expect(each).toHaveAttribute('data-x-position', 'left');
    expect(each).toHaveAttribute('data-y-position', 'bottom');
  }
});

test('the same error said again is one message, and a fourth error takes the place of the eldest', () => {
  say(() => {
    for (const text of ['um', 'um', 'dois', 'um', 'três']) toast.error(text);
  });
  act(() => void vi.advanceTimersByTime(50));
  const texts = () => shown().map(({ textContent }) => textContent);
  expect(texts().toSorted()).toEqual(['dois', 'três', 'um']);
  act(() => void toast.error('quatro'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(texts().toSorted()).toEqual(['quatro', 'três', 'um']);
});

test('the same error said again is said: it comes anew', () => {
  say(() => void toast.error('um'));
  act(() => void vi.advanceTimersByTime(50));
  const [before] = shown();
  act(() => void toast.error('um'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).not.toBe(before);
});

test('errors that each ask something stay apart', () => {
  const ask = (run: () => void) => ({ action: { label: 'Tentar de novo', run } });
  say(() => {
    toast.error(
      'Não foi enviado',
      ask(() => {}),
    );
    toast.error(
      'Não foi enviado',
      ask(() => {}),
    );
  });
  act(() => void vi.advanceTimersByTime(50));
  expect(shown()).toHaveLength(2);
});

test('a page can be scrolled until its foot stands above the errors that are shown', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toast-room');
  say(() => void toast.error('O servidor falhou'));
  expect(room()).toBe('80px');
  act(() => void sonner.dismiss());
  act(() => void vi.advanceTimersByTime(1000));
  expect(room()).toBe('0px');
});

test('what asks nothing goes after 2000 ms; an error stays until it is closed (decision 29)', () => {
  say(() => {
    toast.info('Gravado');
    toast.error('O servidor falhou');
  });
  act(() => void vi.advanceTimersByTime(1999));
  expect(shown().map(({ textContent }) => textContent)).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown().map(({ textContent }) => textContent)).toEqual(['O servidor falhou']);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(shown()).toHaveLength(1);
});

test('a message with an action lives as long as the action can be taken', () => {
  say(() => void toast.info('Aprovado', { action: { label: 'Desfazer', run: () => {}, untilMs: Date.now() + 6000 } }));
  act(() => void vi.advanceTimersByTime(5999));
  expect(shown()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toHaveLength(0);
});

describe('before what shows messages is here', () => {
  const young = async () => {
    vi.useRealTimers();
    vi.resetModules();
    const { LocaleProvider: YoungLocale } = await import('#locale/locale.tsx');
    const { chooseTexts, loadWords } = await import('#locale/words.ts');
    const { consoleTexts } = await import('#locale/console-texts.ts');
    chooseTexts(consoleTexts);
    await loadWords('br');
    const { toast: youngToast, Toaster: YoungToaster } = await import('./toast.tsx');
    const open = () =>
      render(
        <YoungLocale locale="br">
          <YoungToaster appearance="light" />
        </YoungLocale>,
      );
    return { toast: youngToast, open };
  };

  test('what was said is shown once it came', async () => {
    const page = await young();
    page.toast.error('O servidor não responde');
    page.open();
    expect(shown()).toHaveLength(0);
    // It is in the page one effect before it is shown, and a find can come between.
    await waitFor(() => expect(screen.getByText('O servidor não responde')).toBeVisible());
  });

  test('what was taken back meanwhile is not', async () => {
    const page = await young();
    page.toast.dismiss(page.toast.error('Ficou para trás'));
    page.toast.error('O servidor não responde');
    page.open();
    await screen.findByText('O servidor não responde');
    expect(screen.queryByText('Ficou para trás')).toBeNull();
  });
});
