import type { Outcome, Session } from '../port.ts';
import { Item } from './answers.ts';
import { look } from './speak.ts';
import { statusThere } from './words.ts';

/** Found out here, and said in our words. */
export const refusal = (code: string, text: string): Outcome => ({
  type: 'refused',
  code,
  text,
  causes: [{ code, field: null, isWarning: false, text }],
});

const closedThere = refusal('closed_there', 'O anúncio foi encerrado no Mercado Livre: duplique o anúncio para vendê-lo de novo');

/** What ended there takes no change any more: how it stands there tells that from all else a change is refused for. */
export const whyRefused = async (ended: Outcome, externalId: string, session: Session): Promise<Outcome> => {
  if (ended.type !== 'refused') return ended;
  const there = await look(session, { route: '/items/{item}', params: { item: externalId } }, Item);
  const isClosed = there.type === 'heard' && there.value.id === externalId && there.value.status === statusThere.close;
  return isClosed ? closedThere : ended;
};
