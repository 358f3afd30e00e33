import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { carrierEvents } from './carrier-events.ts';

const posted = { codigo: 'PO', tipo: '01', descricao: 'Objeto postado', dtHrCriado: '2026-11-18T09:00:00' };
const only = (event: object) => carrierEvents({ objetos: [{ eventos: [event] }] });

describe('the time of a movement', () => {
  test.each([
    ['without a zone is Brasília’s', '2026-11-18T09:00:00', '2026-11-18T12:00:00.000Z'],
    ['may have a space for the T', '2026-11-18 09:00:00', '2026-11-18T12:00:00.000Z'],
    ['in summer time is an hour nearer to Greenwich', '2018-01-18T09:00:00', '2018-01-18T11:00:00.000Z'],
    ['with a zone is that zone’s', '2026-11-18T09:00:00-05:00', '2026-11-18T14:00:00.000Z'],
    [
      'as PHP writes it brings its zone',
      { date: '2026-11-18 08:00:00.000000', timezone_type: 3, timezone: 'America/Manaus' },
      '2026-11-18T12:00:00.000Z',
    ],
  ])('%s', (_name, dtHrCriado, at) => {
    expect(only({ ...posted, dtHrCriado })).toMatchObject([{ at }]);
  });

  test.each([
    ['nothing', undefined],
    ['no time', 'ontem'],
    ['a number', 12],
    ['a zone nobody knows', { date: '2026-11-18 08:00:00', timezone: 'X' }],
  ])('that is %s leaves the movement out', (_name, dtHrCriado) => {
    expect(only({ ...posted, dtHrCriado })).toEqual([]);
  });
});

describe('the place of a movement', () => {
  test.each([
    ['its town', { unidade: { endereco: { cidade: 'TIANGUA', uf: 'CE' } } }, 'TIANGUA, CE'],
    [
      'from where to where',
      { unidade: { endereco: { cidade: 'SERRA' } }, unidadeDestino: { endereco: { cidade: 'FORTALEZA' } } },
      'SERRA → FORTALEZA',
    ],
    ['once, when it stays', { unidade: { endereco: { cidade: 'SERRA' } }, unidadeDestino: { endereco: { cidade: 'SERRA' } } }, 'SERRA'],
    ['the name of an office abroad', { unidade: { nome: 'HONG KONG', endereco: {}, tipo: 'País' } }, 'HONG KONG'],
    ['nowhere, without an office', {}, null],
    ['nowhere, when the office is null', { unidade: null }, null],
  ])('is %s', (_name, parts, place) => {
    expect(only({ ...posted, ...parts })).toMatchObject([{ place }]);
  });
});

describe('icon and colour of a movement', () => {
  test.each([
    [{ codigo: 'PO' }, 'posted', 'info'],
    [{ codigo: 'OEC' }, 'nearby', 'info'],
    [{ codigo: 'BDE', tipo: '01' }, 'delivered', 'good'],
    [{ codigo: 'BDI', tipo: '23' }, 'returned', 'bad'],
    [{ codigo: 'BDR', tipo: '09' }, 'problem', 'bad'],
    [{ codigo: 'LDI' }, 'waiting', 'warn'],
    [{ codigo: 'NOVO' }, 'other', 'idle'],
    [{ codigo: 'NOVO', rastro: { icon: 'local_shipping', color: 'green' } }, 'moving', 'good'],
    [{ codigo: 'PO', rastro: { icon: 'https://tracker.example/pixel', color: '#123456' } }, 'posted', 'info'],
  ])('%j', (parts, icon, tone) => {
    expect(only({ ...posted, ...parts })).toMatchObject([{ icon, tone }]);
  });
});

test('its code is Correios’ own with its type, or what the provider says', () => {
  const code = (parts: object) => only({ ...posted, tipo: undefined, ...parts })[0]?.code;
  expect([code({ tipo: '01' }), code({ rastro: { typeEvent: 'posting' } }), code({ codigo: undefined })]).toEqual([
    'PO 01',
    'PO posting',
    undefined,
  ]);
});

test.each([
  ['an answer with objects', { objetos: [{ eventos: [posted] }] }],
  ['one object', { eventos: [posted] }],
  ['bare movements', [posted]],
  ['objects in a list', [{ eventos: [posted] }]],
  ['movements told twice', [posted, { ...posted }]],
])('%s is read', (_name, answer) => {
  expect(carrierEvents(answer).map(({ title }) => title)).toEqual(['Objeto postado']);
});

test.each([
  ['an unknown object', { objetos: [{ codObjeto: 'X', mensagem: 'SRO-020: Objeto não encontrado' }] }],
  ['null', null],
  ['a text', 'Serviço indisponível'],
  ['a number', 7],
  ['nothing', undefined],
  ['lists of odd things', [null, 3, 'x', [], { eventos: 'nenhum' }, { objetos: { 0: posted } }]],
  ['a prototype of its own', JSON.parse('{"__proto__": {"eventos": [{"descricao": "x"}]}}')],
])('%s has no movements', (_name, answer) => {
  expect(carrierEvents(answer)).toEqual([]);
});

test('newest first, line breaks are spaces, and five hundred are all there', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({
    ...posted,
    descricao: `Passo ${at}`,
    detalhe: 'Aguarde\r\n',
    dtHrCriado: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  }));
  const events = carrierEvents({ objetos: [{ eventos: many }] });
  expect(events).toHaveLength(500);
  expect(events[0]).toMatchObject({ title: 'Passo 499', detail: 'Aguarde' });
});

// Real parcels of real people: read where they are, never copied.
const folder = '../shared/data/correios';
const traces = [
  ['DG049186226BR_manual-oficial-v2.2.json', 4, 'Objeto entregue ao destinatário', '2022-03-11T20:03:00.000Z'],
  ['LB528961554HK_internacional.json', 1, 'Objeto em trânsito - por favor aguarde', '2022-04-21T15:22:00.000Z'],
  ['QH991577104BR_readme.json', 6, 'Objeto entregue ao destinatário', '2022-04-18T11:40:06.000Z'],
  ['QQ850419295BR_fazendaaa.json', 6, 'Objeto entregue ao destinatário', '2024-03-15T17:19:48.000Z'],
] as const;
test.skipIf(!existsSync(folder)).each(traces)('the real trace %s is read whole', (name, count, title, at) => {
  const events = carrierEvents(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  expect(events).toHaveLength(count);
  expect(events[0]).toMatchObject({ title, at });
  expect(events.filter(({ place }) => place === null)).toEqual([]);
});
