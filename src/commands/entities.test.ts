import { expect, test } from 'vitest';
import { entityOf } from './entities.ts';

test('the kind of a subject is what stands before its first colon; what no build knows has none', () => {
  expect(entityOf('listing:MLB1')).toMatchObject({ id: 'MLB1', gone: 'tray.gone' });
  expect(entityOf('report:a:b')).toMatchObject({ id: 'a:b', gone: 'tray.recordGone' });
  expect(entityOf('notifications:u1')).toMatchObject({ answers: null });
  expect(entityOf('constructor:1' as 'listing:1')).toBeNull();
});
