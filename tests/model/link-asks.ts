import type { LinkStatus } from '#contract/link.ts';
import { linkParties } from '#contract/link.ts';
import { refuse } from '#lib/result.ts';
import { stepLink, type LinkFacts, type LinkRefusalReason, type LinkStep } from '#machines/lifecycle/link.ts';
import { people, type PersonId } from '../support/people.ts';
import type { Lifecycle } from './paths.ts';

/** What can be asked over the wire: of a link itself, or of the kit that has its code. */
export type LinkAsk = LinkStep & {
  readonly by: (typeof askers)[number];
  /** Which SKU it is to be bound to: its own, another, or the one that goes by the code of a kit. */
  readonly to: 'same' | 'other' | 'kit';
  readonly hasSku: boolean;
};

/** Why an ask is refused: as the lifecycle says, or because the listing is somebody else's and so not there at all (decision 21). */
export interface LinkAskRefused {
  readonly reason: LinkRefusalReason | 'absent';
}

const askers = ['seller', 'foreignSeller', 'reviewer', 'superuser'] as const satisfies readonly PersonId[];
const steps = Object.keys(linkParties) as LinkStep['type'][];

const asks: readonly LinkAsk[] = askers.flatMap((by) =>
  steps.flatMap((type) => {
    const plain: LinkAsk = { type, by, to: 'other', hasSku: false };
    if (type === 'bind') return [plain, { ...plain, to: 'same' } as const, { ...plain, to: 'kit' } as const];
    return type === 'dissolve' ? [plain, { ...plain, hasSku: true }] : [plain];
  }),
);

const factsOf = (status: LinkStatus, { by, to, hasSku }: LinkAsk, isOfSeveral: boolean): LinkFacts => ({
  party: people[by].role,
  isSame: to === 'same' && status !== 'unbound',
  isOfSeveral,
  isOfKit: to === 'kit',
  hasSku,
});

/** The lifecycle as the server shows it to people, of a listing that is sold by the piece, or of several. */
export const askedLink = (isOfSeveral: boolean): Lifecycle<LinkStatus, LinkAsk, LinkAskRefused> => ({
  initial: 'unbound',
  events: asks,
  step: (status, ask) =>
    ask.by === 'foreignSeller' ? refuse({ reason: 'absent' }) : stepLink(status, ask.type, factsOf(status, ask, isOfSeveral)),
});

const kitSays = 'O kit com este código diz o que o anúncio vende: mude a composição do kit';
/** How the server says no; of what is asked of a kit instead, nothing about the link is said. */
export const linkRefusals: Readonly<Record<LinkAskRefused['reason'], { readonly status: number; readonly message: string } | null>> = {
  role: { status: 403, message: 'Sem permissão para esta ação' },
  absent: { status: 404, message: 'Não encontrado' },
  kit: { status: 409, message: kitSays },
  alreadyBound: { status: 409, message: 'Anúncio já está vinculado a este SKU' },
  notBound: { status: 409, message: 'Anúncio não está vinculado' },
  notKit: null,
};
