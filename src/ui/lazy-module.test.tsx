import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createLazyModule, useLazyModule, type LazyModule } from './lazy-module.ts';

const Shown = ({ part }: { readonly part: LazyModule<{ readonly says: string }> }) => {
  const { module, isMissing, isGone, retry } = useLazyModule(part);
  if (isGone) return <p>não vem mais</p>;
  if (module) return <p>{module.says}</p>;
  return isMissing ? <button onClick={retry}>De novo</button> : <p>vem</p>;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Comes at the second asking. */
const lateFetch = () =>
  vi
    .fn<() => Promise<{ readonly says: string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ says: 'aqui' });

test('a part that did not come says so where it is shown, and comes when it is asked for again', async () => {
  render(<Shown part={createLazyModule(lateFetch())} />);
  expect(screen.getByText('vem')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'De novo' }));
  expect(await screen.findByText('aqui')).toBeVisible();
});

test('a part that could not be fetched ahead is fetched by who needs it', async () => {
  const fetch = lateFetch();
  const part = createLazyModule(fetch);
  part.ahead();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await Promise.resolve();
  render(<Shown part={part} />);
  expect(await screen.findByText('aqui')).toBeVisible();
});

test('a part that is asked for again leaves alone the styles that others wait for', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  const part = createLazyModule(lateFetch());
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  await part.load();
  expect(link.isConnected).toBe(true);
  link.remove();
});

test('a part that was fetched ahead is there in the first frame, and is fetched once', async () => {
  const fetch = vi.fn<() => Promise<{ readonly says: string }>>().mockResolvedValue({ says: 'aqui' });
  const part = createLazyModule(fetch);
  await part.load();
  render(<Shown part={part} />);
  expect(screen.getByText('aqui')).toBeVisible();
  await part.load();
  expect(fetch).toHaveBeenCalledOnce();
});

/** Shows a part that never comes, for a minute. */
const showForAMinute = async (fetch: () => Promise<{ readonly says: string }>) => {
  vi.useFakeTimers();
  render(<Shown part={createLazyModule(fetch)} />);
  for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
};
const never = () => vi.fn<() => Promise<{ readonly says: string }>>().mockRejectedValue(new TypeError('Failed to fetch'));

test('a part whose file is gone after a deploy is asked for twice, then that is said and it is asked for no more', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  const fetch = never();
  await showForAMinute(fetch);
  expect(screen.getByText('não vem mais')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a part that does not come while the server is away is asked for until it does', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const fetch = never();
  await showForAMinute(fetch);
  expect(screen.getByRole('button', { name: 'De novo' })).toBeVisible();
  expect(fetch.mock.calls.length).toBeGreaterThan(15);
});
