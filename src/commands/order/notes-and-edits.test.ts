import { describe, expect, test } from 'vitest';
import { addNote } from './add-note.ts';
import { deleteNote } from './delete-note.ts';
import { editCancelReason } from './edit-cancel-reason.ts';
import { editNote } from './edit-note.ts';
import { editZip } from './edit-zip.ts';
import { anOrder, anOrderRow, aSuperuser } from './order-fixture.ts';

const decided = { _id: 'o1', externalId: '2000012', version: 3 };
const first = anOrder().note[0];
const noteId = first?._id ?? '';
const parsed = (args: Record<string, unknown>) => {
  const answer = addNote.parseArgs({ ...decided, ...args });
  if (!answer.ok) throw new Error('These arguments are good');
  return answer.value as Parameters<typeof addNote.decide>[1];
};

describe('a note', () => {
  test('stands first, signed by who wrote it, under an id that is made once', () => {
    const args = parsed({ note: ' Ligar amanhã ' });
    const after = addNote.decide(anOrder(), args, aSuperuser({ role: 'seller' }));
    expect(after.ok && 'note' in after.value && after.value.note.map(({ message, userId }) => [message, userId])).toEqual([
      ['Ligar amanhã', 'u1'],
      ['Cliente pediu urgência', 'u2'],
    ]);
    expect(addNote.parseArgs(args)).toEqual({ ok: true, value: args });
  });

  test('of the same words twice is two notes, and neither is doubled by a replay', () => {
    const [one, two] = [parsed({ note: 'ok' }), parsed({ note: 'ok' })];
    const both = [one, two, one, two].reduce((order, args) => {
      const next = addNote.decide(order, args, aSuperuser());
      return next.ok && 'note' in next.value ? next.value : order;
    }, anOrder());
    expect(both.note.filter(({ message }) => message === 'ok')).toHaveLength(2);
  });

  test('can be added to rows of a list, which show no notes', () => {
    expect(addNote.decide(anOrderRow(), parsed({ note: 'ok' }), aSuperuser())).toEqual({ ok: true, value: anOrderRow() });
  });

  test('is none when it is blank', () => {
    expect(addNote.parseArgs({ ...decided, note: '  ' }).ok).toBe(false);
  });

  test('is as long as the form lets it be: a smile is one character', () => {
    const smiles = (count: number) => addNote.parseArgs({ ...decided, note: '👍'.repeat(count) }).ok;
    expect([smiles(1200), smiles(2000), smiles(2001)]).toEqual([true, true, false]);
  });

  test('that was added is taken back by its id; a seller can not delete', () => {
    const args = parsed({ note: 'ok' });
    const inverse = addNote.inverseOf?.(args, 'intent-1');
    expect(inverse).toMatchObject({ command: 'order.deleteNote', args: { noteId: args.noteId, message: 'ok' } });
    const after = addNote.decide(anOrder(), args, aSuperuser());
    expect(after.ok && deleteNote.apply(after.value, inverse?.args, aSuperuser())).toEqual({ ok: true, value: anOrder() });
    expect(after.ok && deleteNote.apply(after.value, inverse?.args, aSuperuser({ role: 'seller' }))).toEqual({
      ok: false,
      error: { key: 'palette.only.superuser' },
    });
  });

  test('is deleted by everything the specification names it by, from a screen or from the palette', async () => {
    const queries: unknown[] = [];
    const api = {
      send: (_line: unknown, payload?: { readonly query?: unknown }) => {
        queries.push(payload?.query);
        return Promise.resolve({ ok: true as const, value: null as never });
      },
    };
    const named = { noteId, message: first?.message, userId: 'u2', date: first?.date };
    await deleteNote.deliver(api, { ...decided, ...named }, 'key-1');
    await deleteNote.deliver(api, { ...decided, noteId: named }, 'key-2');
    expect(queries).toEqual([named, named]);
  });

  test('is edited where it stands; the same words change nothing, and one that is gone is said to be', () => {
    const edit = (note: string, id = noteId) => editNote.decide(anOrder(), { ...decided, noteId: id, note }, aSuperuser());
    expect(edit('Outra')).toMatchObject({ ok: true, value: { note: [{ _id: noteId, message: 'Outra', editedAt: aSuperuser().now }] } });
    expect(edit('Cliente pediu urgência')).toEqual({ ok: false, error: { key: 'order.refused.sameNote' } });
    expect(edit('Outra', '00000000-0000-4000-8000-0000000000ff')).toEqual({ ok: false, error: { key: 'order.refused.noteGone' } });
  });

  test('that somebody else changed since the change was begun is not written over', () => {
    const edit = (previous: string) => editNote.decide(anOrder(), { ...decided, noteId, note: 'Outra', previous }, aSuperuser());
    expect(edit('Cliente pediu urgência').ok).toBe(true);
    expect(edit('Cliente')).toEqual({
      ok: false,
      error: { key: 'order.refused.changedMeanwhile', values: { now: 'Cliente pediu urgência' } },
    });
  });

  test('is edited on the order’s page only', () => {
    expect(editNote.can(anOrderRow(), aSuperuser())).toEqual({ ok: false, error: { key: 'order.refused.openFirst' } });
    expect(editNote.can(anOrder({ note: [] }), aSuperuser())).toEqual({ ok: false, error: { key: 'order.refused.noNotes' } });
  });
});

describe('the ZIP code', () => {
  test.each([
    ['20040-020', true],
    ['20040020', true],
    [' 20040-020 ', true],
    ['2004-0020', false],
    ['00000-000', false],
    ['', false],
  ])('%j: %s', (editedCep, isGood) => {
    expect(editZip.parseArgs({ ...decided, editedCep }).ok).toBe(isGood);
  });

  test('is kept as digits, and is taken back by the one before it', () => {
    const answer = editZip.parseArgs({ ...editZip.prefill(anOrder()), editedCep: '20040020' });
    expect(answer).toMatchObject({ ok: true, value: { editedCep: '20040-020', previousCep: '01310-100' } });
    const args = answer.ok && answer.value;
    expect(editZip.apply(anOrder(), args, aSuperuser())).toMatchObject({ ok: true, value: { shipping: { zipCode: '20040020' } } });
    expect(editZip.inverseOf?.(args, 'i')).toEqual({
      command: 'order.editZip',
      args: { ...decided, editedCep: '01310-100', previousCep: '20040-020' },
    });
  });

  test('that was none can not be brought back', () => {
    const order = anOrder({ shipping: { ...anOrder().shipping, zipCode: '123' } });
    const answer = editZip.parseArgs({ ...editZip.prefill(order), editedCep: '20040020' });
    expect(editZip.inverseOf?.(answer.ok && answer.value, 'i')).toBeNull();
  });
});

describe('the reason of a cancellation', () => {
  test('belongs to a cancelled order', () => {
    expect(editCancelReason.can(anOrder(), aSuperuser())).toEqual({ ok: false, error: { key: 'order.refused.notCancelled' } });
  });

  test('keeps its kind, and is taken back by what stood there', () => {
    const order = anOrder({ status: 'cancelled', cancelMessage: { type: 'other', description: 'Sem estoque' } });
    const args = { ...editCancelReason.prefill(order), description: 'Avariado' };
    expect(editCancelReason.apply(order, args, aSuperuser())).toMatchObject({
      ok: true,
      value: { cancelMessage: { type: 'other', description: 'Avariado' } },
    });
    expect(editCancelReason.inverseOf?.(args, 'i')).toEqual({
      command: 'order.editCancelReason',
      args: { ...decided, description: 'Sem estoque', previous: 'Avariado' },
    });
  });

  test('that was never given can not be brought back', () => {
    const order = anOrder({ status: 'fk_cancelled' });
    expect(editCancelReason.inverseOf?.({ ...editCancelReason.prefill(order), description: 'Avariado' }, 'i')).toBeNull();
  });
});
