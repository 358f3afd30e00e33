import type { JobCause } from '#contract/integration-job.ts';
import type { Session } from '../port.ts';
import { Item } from './answers.ts';
import { classify, type Classified } from './classify.ts';
import { speak, type Heard } from './speak.ts';

type Noted = Heard<readonly JobCause[]>;

const warned = (code: string, field: string, text: string): JobCause => ({ code, field, isWarning: true, text });
const undescribed = warned('description_not_sent', 'description', 'O anúncio foi publicado sem a descrição');
const describedAsBefore = warned('description_not_sent', 'description', 'A descrição anterior continua no Mercado Livre');
const untitled = warned('title_not_sent', 'title', 'O título continua como estava no Mercado Livre');

/** What a text met: taken, not taken for good, or not taken now, which says nothing of the next time. */
const noted = (met: Classified, ifRefused: JobCause): Noted => {
  if (met.type === 'fine') return { type: 'heard', value: [] };
  return met.type === 'refused' ? { type: 'heard', value: [ifRefused] } : { type: 'ended', outcome: met };
};

const write = async ({ ask }: Session, externalId: string, description: string, method: 'POST' | 'PUT'): Promise<Classified> => {
  const query = method === 'PUT' ? { api_version: '2' } : {};
  const body = { plain_text: description };
  const to = { route: '/items/{item}/description', params: { item: externalId }, query } as const;
  return classify(await ask({ lane: 'write', method, ...to, body }), 'state');
};

const isBlank = (description: string): boolean => description.trim() === '';
const nothing: Noted = { type: 'heard', value: [] };

/** Of a listing that was made a moment ago: it stands without its description, so a refusal is a warning. */
export const describe = async (session: Session, externalId: string, description: string): Promise<Noted> =>
  isBlank(description) ? nothing : noted(await write(session, externalId, description, 'POST'), undescribed);

const hasNone = (met: Classified): boolean => met.type === 'later' && met.why === 'notReady';

/** Of a listing that was there: a call of its own changes a description, and another makes the first. */
export const redescribe = async (session: Session, externalId: string, description: string): Promise<Noted> => {
  if (isBlank(description)) return nothing;
  const changed = await write(session, externalId, description, 'PUT');
  if (changed.type !== 'refused' && !hasNone(changed)) return noted(changed, describedAsBefore);
  return noted(await write(session, externalId, description, 'POST'), hasNone(changed) ? undescribed : describedAsBefore);
};

const isSaid = (said: string | null | undefined): said is string => said !== null && said !== undefined;

/** Is it called so there? Null where the answer does not say. A family's name is written by them in capitals of their own. */
const isCalled = ({ title, family_name: family }: Item, wanted: string): boolean | null => {
  if (isSaid(family)) return family.toLowerCase() === wanted.toLowerCase();
  return isSaid(title) ? title === wanted : null;
};

/** By itself: once something was sold the name stays, and would take everything beside it down. */
export const rename = async (session: Session, item: Item, wanted: string): Promise<Noted> => {
  if (isCalled(item, wanted) !== false) return nothing;
  const body = isSaid(item.family_name) ? { family_name: wanted } : { title: wanted };
  const ask = { lane: 'write', method: 'PUT', route: '/items/{item}', params: { item: item.id }, body } as const;
  const changed = await speak(session, ask, 'state', Item);
  if (changed.type === 'ended') return changed.outcome.type === 'refused' ? { type: 'heard', value: [untitled] } : changed;
  return { type: 'heard', value: isCalled(changed.value, wanted) === true ? [] : [untitled] };
};
