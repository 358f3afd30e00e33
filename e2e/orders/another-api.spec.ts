import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

/** The API of somebody else: it answers the contract as ours does, but for one order whose number it tells as a number. */
const openProvider = async (origin: string) => {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { authorization, usertoken, 'content-type': type } = incoming.headers;
      const headers = { authorization, usertoken, 'content-type': type };
      const answer = await fetch(`${origin}${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      });
      const text = await answer.text();
      const isList = incoming.method === 'GET' && new URL(incoming.url ?? '', origin).pathname === '/v2/order';
      outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
      outgoing.end(isList ? text.replace(/"externalId":"(?<digits>\d+)"/u, '"externalId":$<digits>') : text);
      // The console or the server is gone, as both are at the end of the journey.
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = (): void => {
    // Refuses those to come before it cuts those that are open.
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`, close };
};

journey(
  'over the API of somebody else one order that does not fit costs the list, its page and its CSV nothing else',
  async ({ page, server }) => {
    const provider = await openProvider(server.origin);
    const product = await startServer(server.dataDir, { UPSTREAM_URL: provider.address });
    try {
      await openAs(page, 'superuser', `${product.origin}/general`);
      const rows = page.getByRole('grid', { name: 'Vendas' }).getByRole('row');
      await expect(rows.filter({ hasText: 'Linha não lida' })).toHaveCount(1);
      await expect(rows.nth(2)).toContainText('R$');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines.filter((line) => line.includes('Linha não lida')).length).toBeGreaterThan(0);
      expect(lines.length).toBeGreaterThan(20);
      await expect(page.getByText(/no arquivo está só o que/u)).toBeVisible();
      await rows.nth(2).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/detail\//u);
      await expect(page.getByRole('region', { name: 'Comprador' })).toBeVisible();
    } finally {
      await product.stop();
      provider.close();
    }
  },
);
