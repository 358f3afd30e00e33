import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** Takes what a server sends that has no demo mailbox, and reads the links in it as a person does. */
export interface MailServer {
  readonly url: string;
  /** The place the newest mail to this address leads to; waits until there is one. */
  readonly linkTo: (recipient: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The text of a mail as a reader shows it: the parts of quoted-printable put together. */
const textOf = (source: string): string => source.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');

export const openMailServer = async (): Promise<MailServer> => {
  const taken: { readonly to: readonly string[]; readonly text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: textOf(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const linkIn = (recipient: string): string | undefined =>
    /https?:\/\/[^/\s]+(\/\S*#token=[\w-]+)/u.exec(taken.findLast(({ to }) => to.includes(recipient))?.text ?? '')?.[1];
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    linkTo: async (recipient) => {
      await expect.poll(() => linkIn(recipient)).toBeDefined();
      return linkIn(recipient) ?? '';
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
};
