import { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket, type SecureContext } from 'node:tls';
import { ok, refuse, type Result } from '#lib/result.ts';

/** What is said of a certificate; nothing of its private key. */
export interface ReadCertificate {
  readonly holder: string;
  readonly startsAt: Date;
  readonly expiresAt: Date;
}

export type Pkcs12Refused =
  | 'password'
  /** No PKCS#12 at all, or one without key and certificate. */
  | 'file'
  /** Enciphered as in the nineties (RC2, as some old exports are), which OpenSSL 3 refuses to read. */
  | 'oldCipher';

const openContext = (file: Buffer, password: string): Result<SecureContext, Pkcs12Refused> => {
  try {
    return ok(createSecureContext({ pfx: file, passphrase: password }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ERR_CRYPTO_UNSUPPORTED_OPERATION') return refuse('oldCipher');
    return refuse(error.message === 'mac verify failure' ? 'password' : 'file');
  }
};

/** The common name, which on Brazilian certificates is 'COMPANY:CNPJ'. */
const nameIn = (subject: string): string => /^CN=(?<name>.+)$/mu.exec(subject)?.groups?.['name'] ?? subject.replaceAll('\n', ', ');

/**
 * Node reads PKCS#12 for TLS and nowhere else: a context of it, put on a socket that leads nowhere, tells its own certificate.
 */
export const readPkcs12 = (file: Buffer, password: string): Result<ReadCertificate, Pkcs12Refused> => {
  const secureContext = openContext(file, password);
  if (!secureContext.ok) return secureContext;
  const nowhere = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const socket = new TLSSocket(nowhere, { isServer: true, secureContext: secureContext.value });
  try {
    const found = socket.getX509Certificate();
    if (!found) return refuse('file');
    return ok({ holder: nameIn(found.subject), startsAt: new Date(found.validFrom), expiresAt: new Date(found.validTo) });
  } finally {
    socket.destroy();
    nowhere.destroy();
  }
};
