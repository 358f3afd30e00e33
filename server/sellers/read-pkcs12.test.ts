import { expect, test } from 'vitest';
import { ok, refuse } from '#lib/result.ts';
import { aCertificate, anEndlessCertificate, certificatePassword } from '../../tests/support/certificates.ts';
import { readPkcs12 } from './read-pkcs12.ts';

test('a file that would be computed for minutes is given up; other work and other certificates go on meanwhile', async () => {
  const reading = readPkcs12(Buffer.from(anEndlessCertificate, 'base64'), certificatePassword, 300);
  const other = new Promise((resolve) => setImmediate(resolve, 'other work'));
  expect(await Promise.race([reading, other])).toBe('other work');
  expect(await readPkcs12(Buffer.from(aCertificate, 'base64'), certificatePassword)).toEqual(
    ok(expect.objectContaining({ holder: 'CASA AURORA LTDA:12345678000195' })),
  );
  expect(await reading).toEqual(refuse('file'));
});
