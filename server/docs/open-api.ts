import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Kind } from '#contract/kind.ts';
import { kinds } from '#contract/kinds.ts';
import { ProblemBody } from '#contract/problem.ts';
import type { DescribedRoute } from '../http/route.ts';
import { toJsonSchema, type Json, type SharedSchemas } from './json-schema.ts';

const headers: Json[] = [
  { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' }, description: 'Makes a write happen once however often it is sent' },
  { name: 'If-Match', in: 'header', schema: { type: 'integer' }, description: 'The version that was decided on' },
  {
    name: 'Decision-Age',
    in: 'header',
    schema: { type: 'integer' },
    description: 'How long ago it was decided, in milliseconds: a lease that began since does not hold it back',
  },
  {
    name: 'Decision-Shown',
    in: 'header',
    schema: { type: 'integer' },
    description: 'How long what was decided on had been on screen, in milliseconds',
  },
  {
    name: 'Decision-Suggestion',
    in: 'header',
    schema: { type: 'string' },
    description: 'What was suggested beside what was decided on, of how many like cases, and whether it was taken: `refused 7/9 taken`',
  },
];

const mediaTypes: Readonly<Record<Call['answer'], string>> = { json: 'application/json', stream: 'text/event-stream', bytes: 'image/jpeg' };

const describe = ({ roles, moneyOnly, ours }: Call): string =>
  [
    `Roles: ${roles === 'anyone' ? 'anyone' : roles.join(', ')}${moneyOnly ? '; sellers only as money managers' : ''}.`,
    ...(ours ? ['Ours: not in the specification.'] : []),
  ].join(' ');

const parametersOf = (place: 'path' | 'query', schema: Json): Json[] => {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
};

type Described = Pick<DescribedRoute, 'line' | 'summary'>;

/** The kind it is of; the first word of its path where it is of none. */
const tagOf = (line: Call): string => kinds.find(({ calls }: Kind) => calls.includes(line))?.kind ?? line.path.split('/')[1] ?? '';

const operationOf = ({ line, summary }: Described, shared: SharedSchemas): Json => {
  const input = (part: 'params' | 'query' | 'body'): Json => toJsonSchema(line[part], 'input', `${line.name}.${part}`, shared);
  const isWrite = line.method !== 'GET' && line.roles !== 'anyone';
  const hasBody = !(line.body instanceof z.ZodUndefined);
  const reply = line.answer === 'bytes' ? {} : toJsonSchema(line.reply, 'output', `${line.name}.reply`, shared);
  return {
    operationId: line.name,
    summary,
    description: describe(line),
    tags: [tagOf(line)],
    parameters: [...parametersOf('path', input('params')), ...parametersOf('query', input('query')), ...(isWrite ? headers : [])],
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema: input('body') } } } }),
    responses: {
      200: { description: 'OK', content: { [mediaTypes[line.answer]]: { schema: reply } } },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    },
    security: line.roles === 'anyone' ? [] : [{ authorization: [], userToken: [] }],
  };
};

const paths = (routes: readonly Described[], shared: SharedSchemas): Record<string, Json> => {
  const byPath: Record<string, Json> = {};
  for (const route of routes) {
    const { path, method } = route.line;
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: operationOf(route, shared) };
  }
  return byPath;
};

/** The contract as an OpenAPI 3.1 document: made from the lines the server answers by, so it can not say anything else. */
export const openApiOf = (routes: readonly Described[]) => {
  const schemas: SharedSchemas = {};
  schemas['Problem'] = toJsonSchema(ProblemBody, 'output', 'Problem', schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Balcão',
      version: '2',
      description: 'A refusal has a text for people (`message`, Portuguese) and a word for machines (`code`).',
    },
    servers: [{ url: '/v2' }],
    paths: paths(routes, schemas),
    components: {
      schemas,
      securitySchemes: {
        authorization: { type: 'apiKey', in: 'header', name: 'authorization' },
        userToken: { type: 'apiKey', in: 'header', name: 'userToken' },
      },
    },
  };
};
