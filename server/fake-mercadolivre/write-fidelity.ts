import type { FakeRoute } from './fake-route.ts';

const head = `# How faithful the fake Mercado Livre is

Written by \`fidelity.test.ts\` from what stands beside each route; it fails when this page is stale (\`npx vitest run --project server server/fake-mercadolivre/fidelity.test.ts --update\` writes it).
Nobody has held this against the real service yet: the sources are the documentation and what integrators recorded (\`shared/design/marketplace-facts.md\`, \`shared/data/mercadolivre-api\`).

What holds for every path:

- What is not listed here answers 501 with its name and has no effect.
- A refusal of the gateway (no token, one that ended) is 401 \`{code, message}\`; a foreign thing is 403 \`access_denied\`. Which of the real paths still answer 401 in an older form is not known.
- Functional permissions and scopes are not played: a grant may do everything. 403 PolicyAgent comes by script (\`POST /_fake/faults\`, kind \`answer\`).
- There are no limits by itself: \`POST /_fake/faults\` sets one for a lane. A limit counts every call that arrives within a second, the refused ones too.
- The clock is the machine's, put forward by \`POST /_fake/advance\`. Only its own instants move: nothing happens by itself while it is put forward.
- It answers this machine alone, over plain HTTP.
- Site MLB, currency BRL. Notifications, pictures, orders, shipments, messages, claims and money are later slices.
`;

const list = (title: string, items: readonly string[] | undefined): readonly string[] =>
  items === undefined || items.length === 0 ? [] : [`${title}: ${items.map((item) => `\`${item}\``).join(', ')}`];

const section = ({ method, path, lane, fidelity }: FakeRoute): string => {
  const lines = [
    fidelity.payload === undefined ? 'No payload to hold it against.' : `Held against \`${fidelity.payload}\`.`,
    ...list('Leaves out', fidelity.leavesOut),
    ...list('Adds', fidelity.adds),
    ...(fidelity.divergences ?? []),
  ];
  return `## ${method} ${path.replaceAll(/:(?<name>\w+)/gu, '{$<name>}')}\n\nLane: ${lane}.\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
};

/** FIDELITY.md: every divergence that is written beside a route. */
export const fidelityPage = (routes: readonly FakeRoute[]): string => {
  const real = routes.filter(({ lane }) => lane !== 'control');
  const own = routes.filter(({ lane }) => lane === 'control').map(({ method, path }) => `- ${method} ${path}`);
  const wire = ['- POST, GET /_fake/faults', '- GET, DELETE /_fake/calls'];
  return [head, ...real.map(section), `## The fake's own\n\n${[...own, ...wire].join('\n')}\n`].join('\n');
};
