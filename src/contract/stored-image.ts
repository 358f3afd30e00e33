import { z } from 'zod';
import { call } from './call.ts';

/** Bytes of a stored image. Public like the marketplace's own pictures; the name is the content's hash. */
export const getImage = call('getImage', 'GET /image/{name}', {
  roles: 'anyone',
  ours: true,
  answer: 'bytes',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{64}(?:-\d{2,4})?\.(?:jpg|png)$/u) }),
  reply: z.unknown(),
});
