import { describe, expect, test, vi } from 'vitest';
import type { Api, SendOptions } from '#api/client.ts';
import type { Role } from '#contract/call.ts';
import { MediationRecord, MediationRow, MediationStatus } from '#contract/mediation.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import { ok } from '#lib/result.ts';
import type { Actor, AnyIntentCommand } from '../command.ts';
import { close } from './close.ts';
import { mediationCommands } from './mediation-commands.ts';
import { aClaim, aMediation, aMediationRow, aMessage } from './mediation-fixture.ts';
import { reply } from './reply.ts';

const actor = (role: Role = 'superuser'): Actor => ({
  id: 'u1',
  name: 'Sueli',
  role,
  isMoneyManager: false,
  leases: 'optional',
  now: '2026-11-21T12:00:00.000Z',
});
const messageId = '00000000-0000-4000-8000-0000000000c1';
const intents = mediationCommands.filter((command): command is AnyIntentCommand => command.kind === 'intent');
const asked = { 'mediation.reply': { message: 'Enviamos outra' }, 'mediation.close': { situation: 'resolved' } } as Record<string, object>;
const argsOf = (command: AnyIntentCommand, base: unknown = aMediation()): unknown => {
  const parsed = command.parseArgs({ ...command.prefillFrom(base), ...asked[command.name] });
  if (!parsed.ok) throw new Error(`${command.name}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
};
const texts = (value: unknown): readonly string[] => (value as MediationRecord).mediation.conversation.map(({ message }) => message);

test('what stands in for a mediation is what the contract answers', () => {
  expect(MediationRecord.safeParse(aMediation({ claim: aClaim() })).error).toBeUndefined();
  expect(MediationRow.safeParse(aMediationRow({ claim: aClaim() })).error).toBeUndefined();
});

describe.each(intents.map((command) => [command.name, command] as const))('%s', (_name, command) => {
  test('can be asked for completely, of a row and of a whole mediation, and names its subject', () => {
    for (const base of [aMediation(), aMediationRow()]) expect(command.subjectOf(argsOf(command, base))).toBe('mediation:o1');
  });

  test('asks for nothing that it could go without', () => {
    expect(command.parseArgs(command.prefillFrom(aMediation())).ok).toBe(false);
  });

  test('is no business of a reviewer', () => {
    expect(command.roles).not.toContain('reviewer');
    expect(command.apply(aMediation(), argsOf(command), actor('reviewer'))).toMatchObject({
      ok: false,
      error: { key: 'mediation.refused.role' },
    });
  });

  test.each(MediationStatus.options.filter((status) => status !== 'open'))(
    'is refused while the mediation is %s, and says so',
    (status) => {
      for (const base of [aMediation({ status }), aMediationRow({ status })]) {
        const refusal = { ok: false, error: { key: 'mediation.refused.status', values: { status } } };
        expect(command.isPossible(base, actor())).toEqual(refusal);
        expect(command.apply(base, argsOf(command, base), actor())).toEqual(refusal);
      }
    },
  );

  test('has no inverse: it can not be undone once it was sent', () => {
    expect(command.inverseOf).toBeNull();
  });
});

describe('a reply', () => {
  const args = { ...reply.prefill(aMediation()), message: 'Enviamos outra', messageId, at: '2026-11-21T12:00:00.000Z' };

  test('stands last in the conversation and waits, and a replay over an answer that has it changes nothing', () => {
    const after = reply.apply(aMediation(), args, actor('seller'));
    expect(after.ok && texts(after.value)).toEqual(['A luminária chegou quebrada', 'Enviamos outra']);
    expect(after).toMatchObject({ value: { mediation: { conversation: [{}, { _id: messageId, userId: 'u1', isWaiting: true }] } } });
    const known = aMediation({ status: 'closed', mediation: { conversation: [aMessage({ _id: messageId })] } });
    expect(reply.apply(known, args, actor('seller'))).toEqual(ok(known));
  });

  test('leaves a row as it is', () => {
    expect(reply.apply(aMediationRow(), args, actor())).toEqual(ok(aMediationRow()));
  });

  test('needs a text or a file: blanks are neither', () => {
    const base = reply.prefill(aMediation());
    expect(reply.parseArgs({ ...base, message: ' \u200B\n' }).ok).toBe(false);
    expect(reply.parseArgs({ ...base, files: [{ name: 'foto.jpg', size: 3 }] }).ok).toBe(true);
    expect(reply.parseArgs({ ...base, message: '👍'.repeat(2000) }).ok).toBe(true);
    expect(reply.parseArgs({ ...base, message: 'a'.repeat(2001) }).ok).toBe(false);
    expect(reply.parseArgs({ ...base, files: Array.from({ length: 11 }, () => ({ name: 'foto.jpg', size: 3 })) }).ok).toBe(false);
  });

  test('is refused while the marketplace lists no message, and goes to the mediator where it lists that one', () => {
    const silent = aMediation({ claim: aClaim({ actions: [{ action: 'refund', mandatory: true, dueAt: null }] }) });
    expect(reply.isPossible(silent, actor('seller'))).toEqual({ ok: false, error: { key: 'mediation.refused.channel' } });
    const disputed = aMediation({ claim: aClaim({ actions: [{ action: 'send_message_to_mediator', mandatory: true, dueAt: null }] }) });
    expect(reply.isPossible(disputed, actor('seller')).ok).toBe(true);
  });

  test('goes as one form with its files, once, and carries no If-Match', async () => {
    const send = vi
      .fn<(line: { readonly name: string }, payload?: unknown, options?: SendOptions) => Promise<unknown>>()
      .mockResolvedValue(ok(undefined));
    const files = createMemoryFiles();
    const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
    await files.keep(messageId, [file]);
    await reply.deliver({ send } as unknown as Api, { ...args, files: [{ name: 'foto.jpg', size: 1 }] }, 'key-1', { files });
    const [line, payload, options] = send.mock.calls[0] ?? [];
    expect([line?.name, payload, options?.idempotencyKey, options?.ifMatch]).toEqual([
      'replyMediation',
      { query: { allowReplace: 'true' } },
      'key-1',
      undefined,
    ]);
    const form = options?.form?.body;
    expect(['_id', 'externalId', 'message', 'messageId'].map((name) => form?.get(name))).toEqual([
      'o1',
      '2000012',
      'Enviamos outra',
      messageId,
    ]);
    expect(form?.getAll('image').map((each) => each instanceof File && each.name)).toEqual(['foto.jpg']);
  });

  test('to a provider’s API says all in the query, as specified, and its form has the files and nothing else', async () => {
    const send = vi
      .fn<(line: { readonly name: string }, payload?: unknown, options?: SendOptions) => Promise<unknown>>()
      .mockResolvedValue(ok(undefined));
    const files = createMemoryFiles();
    await files.keep(messageId, [new File(['x'], 'foto.jpg', { type: 'image/jpeg' })]);
    const way = { files, hasSpecifiedOnly: true };
    await reply.deliver({ send } as unknown as Api, { ...args, files: [{ name: 'foto.jpg', size: 1 }] }, 'key-1', way);
    const [, payload, options] = send.mock.calls[0] ?? [];
    expect(payload).toEqual({ query: { _id: 'o1', externalId: '2000012', message: 'Enviamos outra', allowReplace: 'true' } });
    expect([...(options?.form?.body.keys() ?? [])]).toEqual(['image']);
  });

  test('whose file can not be read any more is not sent at all', async () => {
    const send = vi.fn<() => Promise<never>>();
    const two = [
      { name: 'a.jpg', size: 1 },
      { name: 'b.jpg', size: 1 },
    ];
    const files = createMemoryFiles();
    expect(await reply.deliver({ send }, { ...args, files: two }, 'key-1', { files })).toEqual({
      ok: false,
      error: { type: 'FilesGone' },
    });
    await files.keep(messageId, [new File(['x'], 'a.jpg')]);
    expect(await reply.deliver({ send }, { ...args, files: two }, 'key-1', { files })).toEqual({
      ok: false,
      error: { type: 'FilesGone' },
    });
    expect(await reply.deliver({ send }, { ...args, files: two }, 'key-1', { files: { read: () => Promise.resolve(null) } })).toMatchObject(
      {
        ok: false,
      },
    );
    expect(send).not.toHaveBeenCalled();
  });

  test('gives back its text and names whose files go with it', () => {
    expect(reply.writtenIn(args)).toEqual({ text: 'Enviamos outra', files: [], filesOwner: null });
    const withFile = { ...args, files: [{ name: 'foto.jpg', size: 1 }] };
    expect(reply.writtenIn(withFile)).toEqual({ text: 'Enviamos outra', files: ['foto.jpg'], filesOwner: messageId });
    expect(reply.writtenIn('something else')).toBeNull();
  });
});

describe('closing', () => {
  test('is the superuser’s: the seller reads and answers', () => {
    expect(close.isPossible(aMediation(), actor('seller'))).toMatchObject({ ok: false, error: { key: 'mediation.refused.role' } });
    expect(reply.isPossible(aMediation(), actor('seller')).ok).toBe(true);
  });

  test('waits for the marketplace, with our verdict', () => {
    expect(close.apply(aMediation(), argsOf(close), actor())).toMatchObject({
      ok: true,
      value: { status: 'closing', situation: 'resolved' },
    });
  });

  test('says that it can not be undone, and of which mediation', () => {
    expect(close.reviewOf?.(argsOf(close), '2000012')).toEqual({ key: 'mediation.closeReview', values: { label: '2000012' } });
  });

  test('sends the specified payload on the version that was seen', async () => {
    const send = vi
      .fn<(line: { readonly name: string }, payload?: unknown, options?: SendOptions) => Promise<unknown>>()
      .mockResolvedValue(ok(undefined));
    await close.deliver({ send } as unknown as Api, { ...(argsOf(close) as object), anotation: 'Trocado' }, 'key-1');
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'closeMediation' }),
      { body: { id: 'o1', externalId: '2000012', sellerId: 's1', status: 'closed', situation: 'resolved', anotation: 'Trocado' } },
      { idempotencyKey: 'key-1', ifMatch: 3 },
    );
  });

  test('goes to a provider’s API in the query, as specified', async () => {
    const send = vi
      .fn<(line: { readonly name: string }, payload?: unknown, options?: SendOptions) => Promise<unknown>>()
      .mockResolvedValue(ok(undefined));
    const args = { ...(argsOf(close) as object), anotation: 'Trocado' };
    await close.deliver({ send } as unknown as Api, args, 'key-1', { hasSpecifiedOnly: true });
    expect(send.mock.calls[0]?.[1]).toEqual({
      query: { id: 'o1', externalId: '2000012', sellerId: 's1', status: 'closed', situation: 'resolved', anotation: 'Trocado' },
    });
  });
});

test('where a reply can not be told to the marketplace none is offered, and it says so', () => {
  expect(reply.can(aMediation({ lacks: ['claims'] }), actor())).toEqual({ ok: false, error: { key: 'common.lacking.claims' } });
  expect(close.can(aMediation({ lacks: ['claims'] }), actor()).ok).toBe(true);
});
