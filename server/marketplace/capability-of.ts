import type { Capability, Command } from './port.ts';

/** What an adapter has to be able to do for it, beyond what every adapter does. */
export const capabilityOf: Readonly<Record<Command['kind'], Capability | null>> = {
  publish: null,
  find: null,
  setPrice: null,
  setStock: null,
  readStock: null,
  pause: null,
  activate: null,
  close: null,
  answerQuestion: 'questions',
  messageBuyer: 'buyerMessages',
  replyToClaim: 'claims',
  cancelSale: 'cancellations',
  announceShipping: 'ownShipping',
};
