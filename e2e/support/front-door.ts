import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address a console is registered with elsewhere, known before its server has one: whoever comes there is sent on. */
export interface FrontDoor {
  readonly address: string;
  readonly leadTo: (origin: string) => void;
  readonly close: () => Promise<void>;
}

export const openFrontDoor = async (): Promise<FrontDoor> => {
  let origin = '';
  const server = createServer((request, response) => {
    response.writeHead(302, { location: `${origin}${request.url ?? '/'}` }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (to) => {
      origin = to;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
