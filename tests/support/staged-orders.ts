/** What stage-orders.ts puts into a demo world, and journeys then look for. */

/** A second superuser, with the password that all of the demo have: two can cancel at once. */
export const otherSuperuser = { mail: 'super2@balcao.test', name: 'Saulo Supervisor' } as const;

/** Around the last summer times: what a clock in São Paulo showed then, and amounts that are easily got wrong. */
export const sales = [
  { number: 'zona-0', at: '2017-10-15T02:59:59.000Z', shown: '14/10/2017, 23:59', freight: 0, freightShown: 'R$ 0,00' },
  { number: 'zona-1', at: '2017-10-15T03:00:00.000Z', shown: '15/10/2017, 01:00', freight: -490, freightShown: '-R$ 4,90' },
  { number: 'zona-2', at: '2018-02-18T01:59:59.000Z', shown: '17/02/2018, 23:59', freight: 1, freightShown: 'R$ 0,01' },
  { number: 'zona-3', at: '2018-02-18T02:00:00.000Z', shown: '17/02/2018, 23:00', freight: 123_456, freightShown: 'R$ 1.234,56' },
  { number: 'zona-4', at: '2018-11-04T02:59:59.000Z', shown: '03/11/2018, 23:59', freight: 100, freightShown: 'R$ 1,00' },
  { number: 'zona-5', at: '2018-11-04T03:00:00.000Z', shown: '04/11/2018, 01:00', freight: 1590, freightShown: 'R$ 15,90' },
  { number: 'zona-6', at: '2026-11-22T02:30:00.000Z', shown: '21/11/2026, 23:30', freight: 990, freightShown: 'R$ 9,90' },
] as const;
