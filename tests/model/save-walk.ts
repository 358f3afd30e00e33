import { saveListingMachine } from '#machines/screen/save-listing.ts';
import type { ActorWalk } from './actor-walk.ts';

const file = (name: string): File => new File([name], name, { type: 'image/jpeg' });
const imagesOf = (...skus: readonly string[]) =>
  skus.map((sku) => ({ id: sku, sku, place: `place of ${sku}`, files: [{ key: `${sku}-1`, file: file(`${sku}-1`), before: null }] }));

export const edit = { version: 3, body: { title: 'Outro título' } };
export const oneSku = imagesOf('LUM-01');
export const twoSkus = imagesOf('LUM-01', 'LUM-02');
const passed = (images: ReturnType<typeof imagesOf>) => ({ type: 'passed', edit, images });

/** Every answer of each call: refusals, no answer at all, and another's change among them. */
export const saveAnswers = {
  check: [passed([]), passed(twoSkus), { type: 'blocked', text: 'Preencha o título' }, { type: 'unchecked' }],
  write: [
    { type: 'saved' },
    { type: 'conflict' },
    { type: 'refused', text: 'Categoria não encontrada', isBlocked: true },
    { type: 'refused', text: 'Só o dono', isBlocked: false },
    { type: 'unanswered', text: 'Sem resposta' },
  ],
  confirm: [true, false],
  meet: [null],
  upload: [{ type: 'uploaded' }, { type: 'failed', why: 'Limitado a 5 anexos!' }],
} as const;

export const saveWalk: ActorWalk = {
  machine: saveListingMachine,
  input: { newKey: () => 'key' },
  events: [
    { type: 'save' },
    { type: 'edit' },
    { type: 'sendImages', images: twoSkus, blocker: null },
    { type: 'sendImages', images: twoSkus, blocker: 'Imagem não validada' },
    { type: 'progress', sent: 1 },
  ],
  answers: saveAnswers,
  facts: ({ context }) => [(context.images as readonly unknown[]).length, (context.failed as readonly unknown[]).length > 0],
};
