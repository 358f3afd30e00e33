import { screen, waitFor, type Matcher } from '@testing-library/react';
import { expect } from 'vitest';

/** A message stands in the page before it is seen: it fades in. */
export const untilSaid = async (text: Matcher): Promise<void> => {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};
