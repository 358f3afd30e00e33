import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/**
 * PGlite at the other end of a socket, so that the driver of real servers talks to it too. PGlite's own client takes six turns
 * through WebAssembly for each query and decodes every field apart; this takes one turn, and `pg` keeps statements prepared
 * (decision 0013).
 */
export class PgliteSocket extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** What `pg` asks of a socket; there is no network between. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  readonly setNoDelay = (): this => this;
  readonly setKeepAlive = (): this => this;
  readonly ref = (): this => this;
  readonly unref = (): this => this;

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    void this.#exchange(chunk, done);
  }

  /** All messages of one query, written together: one turn. */
  override _writev(chunks: { readonly chunk: Buffer }[], done: Done): void {
    void this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #exchange(message: Buffer, done: Done): Promise<void> {
    const answers: Buffer[] = [];
    // The bytes lie in WebAssembly's memory and are only there during the call.
    const onRawData = (bytes: Uint8Array): void => void answers.push(Buffer.from(bytes));
    try {
      await this.#pglite.execProtocolRawStream(message, { onRawData, syncToFs: false });
    } catch (error) {
      done(error instanceof Error ? error : new Error('PGlite failed', { cause: error }));
      return;
    }
    if (answers.length > 0) this.push(answers.length === 1 ? answers[0] : Buffer.concat(answers));
    done();
  }
}
