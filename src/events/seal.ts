/** Text and bytes of one AES-GCM seal. The nonce is random and never used twice under one key. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Encrypts what an operator typed before it touches the disk. `place` ties a seal to its row: moved elsewhere it does not open. */
export interface Sealer {
  readonly seal: (value: unknown, place: string) => Promise<Sealed>;
  /** Null when it was sealed with another key, for another place, or damaged. */
  readonly open: (sealed: Sealed, place: string) => Promise<{ readonly value: unknown } | null>;
  readonly sealBytes: (bytes: Uint8Array<ArrayBuffer>, place: string) => Promise<Sealed>;
  readonly openBytes: (sealed: Sealed, place: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

const algorithm = 'AES-GCM';
const nonceBytes = 12;
const text = new TextEncoder();

/** Non-extractable: scripts of the page can use the key, none can read it (decision 8). */
export const importLogKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
    algorithm,
    false,
    ['encrypt', 'decrypt'],
  );

/** For a server without the log key call: made here, kept beside the log until logout. */
export const makeLogKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

export const createSealer = (key: CryptoKey): Sealer => {
  const sealBytes: Sealer['sealBytes'] = async (bytes, place) => {
    const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
    const sealed = await crypto.subtle.encrypt({ name: algorithm, iv: nonce, additionalData: text.encode(place) }, key, bytes);
    return { nonce, bytes: new Uint8Array(sealed) };
  };
  const openBytes: Sealer['openBytes'] = async ({ nonce, bytes }, place) => {
    try {
      return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv: nonce, additionalData: text.encode(place) }, key, bytes));
    } catch {
      // The browser tells no more than OperationError; the row is set aside by whoever reads it.
      return null;
    }
  };
  return {
    sealBytes,
    openBytes,
    seal: (value, place) => sealBytes(text.encode(JSON.stringify(value)), place),
    open: async (sealed, place) => {
      const opened = await openBytes(sealed, place);
      return opened && { value: JSON.parse(new TextDecoder().decode(opened)) as unknown };
    },
  };
};
