import { Exchange, type Status } from '#contract/status.ts';
import type { Settings } from '../config.ts';
import { sealingKey } from '../sellers/sealing-key.ts';
import { mercadoLivre } from './mercadolivre/mercadolivre.ts';
import { meliApplicationOf } from './mercadolivre/open-mercado-livre.ts';
import type { Capability } from './port.ts';

/** What an adapter has to be able to do for it; `none` where every adapter does it, `hear` where it is heard of the user, `unread` where none reads it yet. */
const wants: Readonly<Record<Exchange, Capability | 'none' | 'hear' | 'unread'>> = {
  listings: 'none',
  answers: 'questions',
  buyerMessages: 'buyerMessages',
  claims: 'claims',
  cancellations: 'cancellations',
  shipments: 'ownShipping',
  salesIn: 'unread',
  questionsIn: 'unread',
  moneyIn: 'unread',
  reputationIn: 'hear',
};

type Told = Status['marketplace']['exchanges'][number];

const isDone = (wanted: Capability | 'none' | 'hear'): boolean => {
  if (wanted === 'none') return true;
  return wanted === 'hear' ? mercadoLivre.hear !== undefined : mercadoLivre.can.has(wanted);
};

/** The way each thing passes between here and a marketplace, played or real: a played one is never taken for real. */
export const exchangesOf = (settings: Settings): Told[] => {
  const isPlayed = settings.MARKETPLACE === 'fake';
  const speaks = settings.MARKETPLACE !== 'off' && meliApplicationOf(settings) !== null && sealingKey(settings) !== null;
  const unconnected = isPlayed ? 'played' : 'nobody';
  return Exchange.options.map((exchange) => {
    const wanted = wants[exchange];
    // What comes in and nobody reads the demo invents, for connected accounts too.
    if (wanted === 'unread') return { exchange, connected: unconnected, unconnected };
    return { exchange, connected: speaks && isDone(wanted) ? 'marketplace' : 'nobody', unconnected };
  });
};
