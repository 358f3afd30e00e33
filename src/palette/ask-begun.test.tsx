import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { Target } from '#commands/command.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { CommandButton } from './command-button.tsx';
import { useTargets } from './context.tsx';
import { renderConsole } from './palette-fixture.tsx';

const ana = { _id: 'u1', name: 'Ana Paula', nickname: 'Aninha', mail: 'ana@loja.test', company: null, role: 'superuser', openSessions: [] };
const profiles: readonly Target[] = [{ subject: 'profile:u1', label: 'Ana Paula', base: ana }];
const order = anOrder({ status: 'cancelled', cancelMessage: { type: 'other', description: 'Sem estoque' } });
const orders: readonly Target[] = [{ subject: 'order:o1', label: '2000012', base: order }];

const schema = z.object({ name: z.string(), nickname: z.string() });
/** On the page below, under the key of the same command. */
const NameForm = () => {
  const form = useZodForm(schema, {
    defaults: { name: 'Ana Paula', nickname: 'Aninha' },
    draftKey: askedDraftKey('profile.rename', ['profile:u1']),
  });
  return (
    <Form form={form} onSubmit={() => null}>
      <TextField name="name" label="Na página" />
    </Form>
  );
};

const Page = ({ name, targets }: { readonly name: string; readonly targets: readonly Target[] }) => {
  useTargets('page', targets);
  return <CommandButton name={name} />;
};

const open = async (name: string, targets: readonly Target[], beside: ReactNode = null) => {
  const { kept, store } = memoryDrafts();
  const rendered = await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async (call: { readonly name: string }) => ok(call.name === 'getOrder' ? order : [])) as never },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: (
      <>
        <Page name={name} targets={targets} />
        {beside}
      </>
    ),
  });
  const ask = async (): Promise<void> => rendered.user.click(screen.getAllByRole('button')[0] as HTMLElement);
  const question = async (label: RegExp): Promise<HTMLElement> => screen.findByRole('combobox', { name: label });
  return { ...rendered, kept, ask, question };
};

test('whoever writes another name keeps the nickname: both questions begin with what there is', async () => {
  const { user, intents, ask, question } = await open('profile.rename', profiles);
  await ask();
  const name = await question(/^Nome/u);
  expect(name).toHaveValue('Ana Paula');
  await user.clear(name);
  await user.keyboard('Ana Maria{Enter}');
  expect(await question(/^Apelido/u)).toHaveValue('Aninha');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { name: 'Ana Maria', nickname: 'Aninha' } }]));
});

test('a nickname that was emptied stays empty for who leaves and comes back, and is then none', async () => {
  const { user, kept, intents, ask, question } = await open('profile.rename', profiles);
  await ask();
  await question(/^Nome/u);
  await user.keyboard('{Enter}');
  await user.clear(await question(/^Apelido/u));
  await user.keyboard('{Escape}');
  await question(/^Nome/u);
  await user.keyboard('{Enter}');
  expect(await question(/^Apelido/u)).toHaveValue('');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { name: 'Ana Paula', nickname: null } }]));
  await waitFor(() => expect(kept.size).toBe(0));
});

test('what was typed before stands in the question instead of what there is', async () => {
  const { kept, ask, question } = await open('profile.rename', profiles);
  const base = JSON.stringify({ name: 'Ana Paula', nickname: 'Aninha' });
  kept.set(askedDraftKey('profile.rename', ['profile:u1']), { values: { name: 'Ana Maria', nickname: 'Aninha' }, base });
  await ask();
  expect(await question(/^Nome/u)).toHaveValue('Ana Maria');
});

test.each([
  ['order.editCancelReason', 'Sem estoque'],
  ['order.editZip', '01310-100'],
])('%s, which writes over what stands there, begins with it', async (name, standing) => {
  const { ask, question } = await open(name, orders);
  await ask();
  expect(await question(/./u)).toHaveValue(standing);
});

test('a note is changed from what it says, and each has a draft of its own', async () => {
  const [note] = order.note;
  if (!note) throw new Error('The order has a note');
  const { user, kept, ask, question } = await open('order.editNote', orders);
  await ask();
  await user.click(await screen.findByRole('option', { name: new RegExp(note.message, 'u') }));
  expect(await question(/texto/iu)).toHaveValue(note.message);
  await user.keyboard(' hoje{Escape}');
  await waitFor(() => expect([...kept.keys()]).toEqual([askedDraftKey('order.editNote', ['order:o1'], note._id)]));
});

test.each(['order.editTracking', 'order.ship'])('%s begins empty: what is left empty there stays as it is', async (name) => {
  const sent = anOrder({ status: name === 'order.ship' ? 'waiting-shipped' : 'shipped', fulfillment: { type: 'own' } } as never);
  const { ask, question } = await open(name, [{ subject: 'order:o1', label: '2000012', base: sent }]);
  await ask();
  expect(await question(/rastreio/iu)).toHaveValue('');
});

test.each(['', ' Maria'])('what the page began and the palette recorded comes back in neither (%s)', async (more) => {
  const { user, kept, intents, unmount, ask, question } = await open('profile.rename', profiles, <NameForm />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Na página' }), { target: { value: 'Ana' } });
  await waitFor(() => expect(kept.size).toBe(1));
  await ask();
  expect(await question(/^Nome/u)).toHaveValue('Ana');
  await user.keyboard(`${more}{Enter}`);
  await question(/^Apelido/u);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(intents()).toMatchObject([{ args: { name: `Ana${more}` } }]));
  await waitFor(() => expect(kept.size).toBe(0));
  unmount();
  expect(kept.size).toBe(0);
});
