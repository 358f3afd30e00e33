import type { JobCause } from '#contract/integration-job.ts';
import type { Outcome, Session, StandingThere } from '../port.ts';
import { Item } from './answers.ts';
import { isPricedOtherwise, standingOf } from './change-item.ts';
import { causesOf } from './envelope.ts';
import { findOurs } from './find-ours.ts';
import { hearUser } from './hear-user.ts';
import { bodyOf, contentOf, stockOf, type Publish } from './item-body.ts';
import { unsaid, unsent } from './left-out.ts';
import { lookFor, speak, type Heard } from './speak.ts';
import { refusal, whyRefused } from './why-refused.ts';
import { saysWrongName, statusThere } from './words.ts';
import { describe, redescribe, rename } from './write-texts.ts';

const anothers = 'A resposta é de outro anúncio';

const picturesUnreachable = refusal(
  'pictures_unreachable',
  'O Mercado Livre não alcança as imagens deste servidor: defina PUBLIC_URL com um endereço que se abra de fora',
);

/** On sale, paused, or no word of it. */
const statusOf = ({ isOnSale }: Publish['draft']) =>
  isOnSale === null ? {} : { status: isOnSale ? statusThere.activate : statusThere.pause };

const severalVariants = refusal('several_variants', 'O Balcão ainda não publica variações no Mercado Livre: faça um anúncio de cada uma');

/** Why nothing of it is sent, neither at first nor later; null where it is. */
const unsayable = ({ draft }: Publish, { publicBase }: Session): Outcome | null => {
  if (draft.variants > 1) return severalVariants;
  return draft.pictures.length > 0 && publicBase === null ? picturesUnreachable : null;
};

type Done = Extract<Outcome, { readonly type: 'done' }>;

const finished = ({ id, warnings }: Item, more: readonly JobCause[]): Done => {
  const causes = [...causesOf(warnings).map((each) => ({ ...each, isWarning: true })), ...more];
  return { type: 'done', externalId: id, ...(causes.length > 0 && { causes }) };
};

/** What an edit that was taken leaves to be said, and how it stands there: whether it is sold out the answer says. */
const afterEdit = (item: Item, { price }: Publish['draft']): Pick<Done, 'untold' | 'standing'> => ({
  // Under their automation they pass over a price beside other fields; by itself they refuse it. They warn of one that nobody changed too.
  ...(isPricedOtherwise(item, price) && { untold: ['price'] }),
  ...standingOf(item),
});

interface Known {
  readonly externalId: string;
  /** What an edit does not say. */
  readonly besides: ReturnType<typeof stockOf>;
}

/**
 * Changes a listing that is there already to what it is to be: a second one would be sold twice. Where its text is not taken now all of
 * it is said again later: saying it once more changes nothing.
 */
const change = async (command: Publish, { externalId, besides }: Known, session: Session): Promise<Outcome> => {
  const { draft } = command;
  const refused = unsayable(command, session);
  if (refused) return refused;
  const body = { ...contentOf(command, session.publicBase), ...besides, ...statusOf(draft) };
  const ask = { lane: 'write', method: 'PUT', route: '/items/{item}', params: { item: externalId }, body } as const;
  const changed = await speak(session, ask, 'state', Item);
  if (changed.type === 'ended') return whyRefused(changed.outcome, externalId, session);
  const item = changed.value;
  if (item.id !== externalId) return { type: 'unknown', text: anothers };
  const titled = await rename(session, item, draft.title);
  if (titled.type === 'ended') return titled.outcome;
  const described = await redescribe(session, externalId, draft.description);
  if (described.type === 'ended') return described.outcome;
  return {
    ...finished(item, [...titled.value, ...unsaid(item, draft), ...unsent(item, draft), ...described.value]),
    ...afterEdit(item, draft),
  };
};

const revise = (command: Publish, externalId: string, session: Session): Promise<Outcome> =>
  change(command, { externalId, besides: {} }, session);

const unrevised: JobCause = {
  code: 'not_revised',
  field: null,
  isWarning: true,
  text: 'O anúncio já estava no Mercado Livre e continua lá como foi enviado da primeira vez',
};

/** Its stock being known to nobody, only reading tells how it stands. That reading is refused says nothing of it: it is read again. */
const readStanding = async ({ draft }: Publish, externalId: string, session: Session): Promise<Heard<StandingThere>> => {
  if (draft.stock !== null) return { type: 'heard', value: {} };
  const there = await lookFor(session, { route: '/items/{item}', params: { item: externalId } }, Item);
  if (there.type === 'ended') return there;
  if (there.value.id !== externalId) return { type: 'ended', outcome: { type: 'later', why: 'away', text: anothers } };
  return { type: 'heard', value: standingOf(there.value) };
};

/**
 * A listing that was found there lacks its description, which is a call after the one that was lost, later edits, and the stock of now.
 * Even if these are refused it is there, and we keep its id: else it would be made a second time.
 */
const reviseFound = async (command: Publish, externalId: string, session: Session): Promise<Outcome> => {
  const revised = await change(command, { externalId, besides: stockOf(command) }, session);
  if (revised.type !== 'refused') return revised;
  const stands = await readStanding(command, externalId, session);
  if (stands.type === 'ended') return stands.outcome;
  const causes = [unrevised, ...revised.causes.map((each) => ({ ...each, isWarning: true }))];
  return { type: 'same', externalId, causes, ...stands.value, ...(command.draft.stock !== null && { untold: ['stock'] as const }) };
};

const post = (command: Publish, session: Session, tags: readonly string[]): Promise<Heard<Item>> =>
  speak(session, { lane: 'write', method: 'POST', route: '/items', body: bodyOf(command, tags, session.publicBase) }, 'append', Item);

/** Sellers are moved to user products one by one: what is called wrongly by what we know is refused whole, and said again by what they are now. */
const make = async (command: Publish, session: Session): Promise<Heard<Item>> => {
  const { tags } = session.account;
  if (tags !== null) {
    const made = await post(command, session, tags);
    const isCalledWrongly = made.type === 'ended' && made.outcome.type === 'refused' && saysWrongName(made.outcome.text);
    if (!isCalledWrongly) return made;
  }
  const heard = await hearUser(session);
  return heard.type === 'ended' ? heard : post(command, session, heard.value.tags);
};

/** They take nothing new without pieces, and none is no answer: nobody knows how many there are. */
const stockUnknown: Outcome = {
  type: 'refused',
  code: 'stock_unknown',
  text: 'O Mercado Livre não publica sem estoque, e ninguém sabe o deste anúncio: vincule-o a um SKU',
  causes: [],
};

/** Twice would be two listings: where it may have been sent, what is there is looked for first. */
export const publish = async (command: Publish, session: Session, isUncertain: boolean): Promise<Outcome> => {
  const { externalId } = command.listing;
  if (externalId !== null) return revise(command, externalId, session);
  if (isUncertain) {
    const ours = await findOurs(session, command.draft.sku, command.listing.listingId);
    if (ours.type === 'ended') return ours.outcome;
    if (ours.value !== null) return reviseFound(command, ours.value, session);
  }
  const refused = unsayable(command, session) ?? (command.draft.stock === null ? stockUnknown : null);
  if (refused) return refused;
  const made = await make(command, session);
  if (made.type === 'ended') return made.outcome;
  const { draft } = command;
  const described = await describe(session, made.value.id, draft.description);
  const left = unsent(made.value, draft);
  // It is there and has its name by now: what is left is another errand.
  if (described.type === 'ended') return { ...finished(made.value, left), untold: ['description'] };
  return finished(made.value, [...left, ...described.value]);
};
