import { getConfig } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../support/patience-ms.ts';

test('what has to come is waited for longer than a busy machine takes to fetch it', () => {
  expect(getConfig().asyncUtilTimeout).toBe(PATIENCE_MS);
});
