import { execFile } from 'node:child_process';
import { createLimiter } from '#lib/limiter.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

/** What is said of a certificate; nothing of its private key. */
export interface ReadCertificate {
  readonly holder: string;
  readonly startsAt: Date;
  readonly expiresAt: Date;
}

export type Pkcs12Refused =
  | 'password'
  /** No PKCS#12 at all, one without key and certificate, or one that is not read within the patience. */
  | 'file'
  /** Enciphered as in the nineties (RC2, as some old exports are), which OpenSSL 3 refuses to read. */
  | 'oldCipher';

/** A true certificate takes some milliseconds and a process to open. */
const readMs = 5000;

/**
 * In a process of its own: the file itself says how often its key is computed, before any password is looked at, and a thread can not be
 * stopped inside OpenSSL. As text, because the built server is one file.
 *
 * Node reads PKCS#12 for TLS and nowhere else: a context of it, put on a socket that leads nowhere, tells its own certificate.
 */
const work = `
const { readFileSync } = require('node:fs');
const { Duplex } = require('node:stream');
const { createSecureContext, TLSSocket } = require('node:tls');
const say = (answer) => process.stdout.write(JSON.stringify(answer));
try {
  const { file, password } = JSON.parse(readFileSync(0, 'utf8'));
  const secureContext = createSecureContext({ pfx: Buffer.from(file, 'base64'), passphrase: password });
  const nowhere = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const found = new TLSSocket(nowhere, { isServer: true, secureContext }).getX509Certificate();
  say(found ? { subject: found.subject, validFrom: found.validFrom, validTo: found.validTo } : {});
} catch ({ code, message }) {
  say({ code, message });
}
`;

interface Said {
  readonly subject?: string;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly code?: string;
  readonly message?: string;
}

/** What the process says; null where it was stopped or broke on the file. It gets neither our environment nor, in its call, the password. */
const askProcess = (file: Buffer, password: string, ms: number): Promise<Said | null> =>
  new Promise((resolve, reject) => {
    const options = { timeout: ms, killSignal: 'SIGKILL', env: {} } as const;
    const child = execFile(process.execPath, ['--eval', work], options, (error, said) => {
      if (!error) resolve(JSON.parse(said) as Said);
      // A process that could not be begun is no fault of the file.
      else if (typeof error.code === 'string') reject(error);
      else resolve(null);
    });
    // One that ended before it read everything is told by how it ended.
    child.stdin?.on('error', () => undefined).end(JSON.stringify({ file: file.toString('base64'), password }));
  });

/** The common name, which on Brazilian certificates is 'COMPANY:CNPJ'. */
const nameIn = (subject: string): string => /^CN=(?<name>.+)$/mu.exec(subject)?.groups?.['name'] ?? subject.replaceAll('\n', ', ');

const sayRefused = ({ code, message }: Said): Pkcs12Refused => {
  if (code === 'ERR_CRYPTO_UNSUPPORTED_OPERATION') return 'oldCipher';
  return message === 'mac verify failure' ? 'password' : 'file';
};

/** Two at once leave a processor for everybody else. */
const limitReading = createLimiter(2);

export const readPkcs12 = async (file: Buffer, password: string, ms = readMs): Promise<Result<ReadCertificate, Pkcs12Refused>> => {
  const said = (await limitReading(() => askProcess(file, password, ms))) ?? {};
  const { subject, validFrom, validTo } = said;
  if (subject === undefined || validFrom === undefined || validTo === undefined) return refuse(sayRefused(said));
  return ok({ holder: nameIn(subject), startsAt: new Date(validFrom), expiresAt: new Date(validTo) });
};
