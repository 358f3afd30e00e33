import { expect, test } from 'vitest';
import { kindOf } from './subject-kinds.ts';

test('the kind of a subject is what stands before its first colon; what is asked for in another way has none', () => {
  expect(kindOf('listing:MLB1')?.id).toBe('MLB1');
  expect(kindOf('report:a:b')).toMatchObject({ id: 'a:b', kind: { gone: 'tray.recordGone' } });
  expect([kindOf('notifications:u1'), kindOf('constructor:1' as 'listing:1')]).toEqual([null, null]);
});
