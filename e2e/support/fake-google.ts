import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Google's two pages that the console meets, on this machine: where a person chooses an account, and the keys of its tokens. */
export interface FakeGoogle {
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly jwksUrl: string;
  /** What the console asked for, newest last. */
  readonly asked: URLSearchParams[];
  readonly close: () => Promise<void>;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const openFakeGoogle = async (mail: string): Promise<FakeGoogle> => {
  const clientId = 'console.apps.test';
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] });
  const asked: URLSearchParams[] = [];

  const idToken = (query: URLSearchParams, nonce: string | null): Promise<string> =>
    new SignJWT({ email: mail, email_verified: true, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer('https://accounts.google.com')
      .setAudience(query.get('client_id') ?? '')
      .setSubject('google-person-1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  const page = async (query: URLSearchParams): Promise<string> => {
    const back = query.get('redirect_uri') ?? '';
    const state = query.get('state') ?? '';
    const to = (fragment: Record<string, string>): string => escape(`${back}#${new URLSearchParams(fragment).toString()}`);
    const answers = {
      Continuar: to({ id_token: await idToken(query, query.get('nonce')), state }),
      Cancelar: to({ error: 'access_denied', state }),
      'Outro pedido': to({ id_token: await idToken(query, query.get('nonce')), state: 'forged' }),
      'Outro nonce': to({ id_token: await idToken(query, 'lifted'), state }),
    };
    return `<!doctype html><title>Google</title>${Object.entries(answers)
      .map(([name, href]) => `<p><a href="${href}">${name}</a></p>`)
      .join('')}`;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google.test');
    if (pathname === '/certs') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(jwks);
      return;
    }
    asked.push(searchParams);
    void page(searchParams).then((html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    clientId,
    authorizeUrl: `http://127.0.0.1:${port}/auth`,
    jwksUrl: `http://127.0.0.1:${port}/certs`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
