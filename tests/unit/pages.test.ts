import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['index.html', 'login.html'])('%s is not offered for translation: what a translator wraps, React can not take away', (page) => {
  expect(readFileSync(page, 'utf8')).toMatch(/<html [^>]*translate="no"/u);
});
