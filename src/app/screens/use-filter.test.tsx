import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestionFilter } from '#contract/question-calls.ts';
import { narrowedBy } from '#features/questions/filter-step.ts';
import { useFilter } from './use-filter.ts';

const Probe = () => {
  const [, change] = useFilter(QuestionFilter);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          change(narrowedBy({ status: 'unanswered' }));
          change(narrowedBy({ olderThan: 'day' }));
        }}
      >
        both
      </button>
      <button type="button" onClick={() => change(narrowedBy({ status: '' }))}>
        one less
      </button>
    </>
  );
};

test('two filters picked before the address has the first both stand in it; taking one away leaves the other', async () => {
  const history = createMemoryHistory({ initialEntries: ['/?search=capa'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Probe }), history });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: 'both' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'capa', status: 'unanswered', olderThan: 'day' }));
  fireEvent.click(screen.getByRole('button', { name: 'one less' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'capa', olderThan: 'day' }));
});
