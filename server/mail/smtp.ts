import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../loopback.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail server, spoken to by SMTP. */
export interface Smtp {
  /** @throws what the server or the wire refused; `isHopeless` tells whether trying again can help. */
  readonly send: (mail: Mail & { readonly id: number; readonly at: Date }, signal: AbortSignal) => Promise<void>;
  /** Would it take a mail now? Connects, agrees on TLS and signs in, and sends none. */
  readonly isReachable: () => Promise<boolean>;
}

const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000, dnsTimeout: 5000 };
/**
 * Links in mails open accounts, so they do not cross a network unencrypted: `smtps:` speaks TLS from the start, `smtp:` must be
 * offered STARTTLS unless the server is this machine or the address says `?ignoreTLS=true`. Certificates are always checked.
 */
export const openSmtp = (url: string, from: string): Smtp => {
  const { hostname, searchParams } = new URL(url);
  const requireTLS = !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';
  const transport = createTransport({ url, ...patience, requireTLS });
  return {
    send: async ({ id, at, recipient, subject, body }, signal) => {
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        // The same each time it is tried: a mailbox that gets it twice shows it once.
        messageId: `<${id}.${createHash('sha256').update(`${at.toISOString()} ${recipient}`).digest('hex').slice(0, 32)}@balcao>`,
        signal,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
  };
};

interface SmtpError extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly timeoutType?: unknown;
  readonly responseCode?: unknown;
}

/**
 * The mail server was not there: nothing was handed over, so no mail is sent twice by trying for hours. A connection that breaks, or falls
 * silent, after the server answered is not told from one that broke after it took the mail.
 */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall, timeoutType, responseCode }: SmtpError = error;
  if (typeof responseCode === 'number' && responseCode >= 500) return false;
  // Of a server with several addresses each was tried: the errors of all come as one, which names no call.
  if (code === 'ESOCKET') return syscall === 'connect' || error instanceof AggregateError;
  return code === 'EDNS' || (code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT');
};

/** The server knows this recipient not to exist or not to take mail from us: asking again changes nothing. */
export const isHopeless = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550;
