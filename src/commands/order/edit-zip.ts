import { z } from 'zod';
import { saveNote } from '#contract/order-calls.ts';
import { orderAccess } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { ok, refuse } from '#lib/result.ts';
import { formatPostalCode } from '#lib/validate/postal-code.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { changedMeanwhile, editable } from './notes.ts';
import { decidedOrder, prefillDecided } from './order-args.ts';
import { isWhole, type OrderView } from './order-step.ts';

/** 'NNNNN-NNN', however it was written (part 1, section 5). */
const ZipCode = z
  .string()
  .trim()
  .transform((text) => formatPostalCode(text))
  .pipe(z.string());

const Args = z.object({
  ...decidedOrder,
  editedCep: ZipCode,
  /** What stood there when the change was begun, and the way back; null where that was no ZIP code. */
  previousCep: z.string().nullable().default(null),
});
type Args = z.infer<typeof Args>;

const digitsOf = (zip: string): string => zip.replace('-', '');

/** Sent at once: the page is asked for again a second later (row ORD-11). */
export const editZip = defineCommand<Args, OrderView>({
  name: 'order.editZip',
  icon: 'map-pin',
  aliases: ['zip', 'postal code', 'cep', 'endereço', 'editar'],
  roles: rolesOf(orderAccess, 'editZip'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: [{ name: 'editedCep', label: 'order.newZip', kind: 'text', maxLength: 9, isOfOne: true }],
  prefill: (order) => ({ ...prefillDecided(order), previousCep: isWhole(order) ? formatPostalCode(order.shipping.zipCode ?? '') : null }),
  can: (order, actor) => editable(order, 'editZip', actor),
  decide: (order, { editedCep, previousCep }, actor) => {
    const open = editable(order, 'editZip', actor);
    if (!open.ok) return open;
    const { shipping } = open.value;
    const zipCode = digitsOf(editedCep);
    if (digitsOf(shipping.zipCode ?? '') === zipCode) return refuse({ key: 'order.refused.sameZip' });
    const now = formatPostalCode(shipping.zipCode ?? '');
    if (now !== previousCep) return changedMeanwhile(now ?? shipping.zipCode ?? '');
    return ok({ ...open.value, shipping: { ...shipping, zipCode } });
  },
  send: (api, { _id, version, editedCep }, intentId) =>
    api.send(saveNote, { params: { id: _id }, body: { editedCep } }, once(intentId, version)),
  asked: { begun: ({ previousCep }) => ({ editedCep: previousCep ?? '' }) },
  isHeld: false,
  ofWhatWasSeen: true,
  inverse: ({ previousCep, editedCep, ...order }) =>
    previousCep === null ? null : { command: 'order.editZip', args: { ...order, editedCep: previousCep, previousCep: editedCep } },
  done: 'order.zipEdited',
  onLostAnswer: 'retry',
});
