import { unreachable } from '#lib/result.ts';
import type { Command, Marketplace, Outcome, Session } from '../port.ts';
import { answerQuestion } from './answer-question.ts';
import { changeItem, readStock } from './change-item.ts';
import { find } from './find-ours.ts';
import { hearUser } from './hear-user.ts';
import { publish } from './publish.ts';

const unsupported: Outcome = {
  type: 'refused',
  code: 'unsupported',
  text: 'O Balcão ainda não envia isto ao Mercado Livre',
  causes: [],
};

/** Listings in the plain form, and questions. What is not in `can` is asked of nobody. */
export const mercadoLivre: Marketplace = {
  platform: 'mercadolivre',
  can: new Set(['questions']),
  hear: async (session) => (await hearUser(session)).type === 'heard',
  send: (command: Command, session: Session, isUncertain: boolean): Promise<Outcome> => {
    // Sales are not read yet, and so nothing is said of them.
    if ('saleId' in command) return Promise.resolve(unsupported);
    switch (command.kind) {
      case 'publish':
        return publish(command, session, isUncertain);
      case 'find':
        return find(command, session);
      case 'readStock':
        return readStock(command, session);
      case 'setPrice':
      case 'setStock':
      case 'pause':
      case 'activate':
      case 'close':
        return changeItem(command, session, isUncertain);
      case 'answerQuestion':
        return answerQuestion(command, session, isUncertain);
      default:
        return unreachable(command);
    }
  },
};
