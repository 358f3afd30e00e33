import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import { ChoicesDialog, type Choices } from './choices-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

let close = (): void => undefined;
afterEach(() => close());

const render = (part: React.ReactNode): void => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<LocaleProvider locale="br">{part}</LocaleProvider>);
  close = () => {
    root.unmount();
    host.remove();
  };
};

const buttons = (): readonly HTMLButtonElement[] => [...document.querySelectorAll('button')];
const button = (name: string): Promise<HTMLButtonElement> =>
  vi.waitFor(() => {
    const found = buttons().find((each) => each.textContent === name);
    if (!found) throw new Error(`no button ${name}`);
    return found;
  });
const isOpen = (): boolean => document.querySelector('dialog[open]') !== null;

const Asking = ({ onConfirm, tone = 'danger' }: { readonly onConfirm: () => void | Promise<void>; readonly tone?: 'danger' | 'plain' }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'abrir'}
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="t"
        question="q"
        confirm="Sim"
        cancel="Não"
        tone={tone}
        onConfirm={onConfirm}
      />
    </>
  );
};

const open = async (): Promise<void> => {
  const opener = await button('abrir');
  opener.focus();
  opener.click();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
};

const Passing = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'abrir'}
      </button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="t" actions={<button type="button">{'dentro'}</button>}>
          {'q'}
        </Dialog>
      )}
    </>
  );
};

test.each([false, true])('a dialog that is taken away gives the focus back to what opened it; strict: %s', async (isStrict) => {
  render(isStrict ? <StrictMode>{<Passing />}</StrictMode> : <Passing />);
  await open();
  (await button('dentro')).focus();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect(document.activeElement).toBe(await button('abrir'));
});

test('a dangerous question opens on its no, a plain one on its yes', async () => {
  render(<Asking onConfirm={() => undefined} />);
  await open();
  expect(document.activeElement?.textContent).toBe('Não');
  close();
  render(<Asking onConfirm={() => undefined} tone="plain" />);
  await open();
  expect(document.activeElement?.textContent).toBe('Sim');
});

test('Escape says no, and the focus goes back to what opened it', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<Asking onConfirm={onConfirm} />);
  await open();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  expect([onConfirm.mock.calls.length, document.activeElement?.textContent]).toEqual([0, 'abrir']);
});

test('while the yes is being done nothing closes the dialog and nothing asks twice', async () => {
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onConfirm = vi.fn<() => Promise<void>>(() => done);
  render(<Asking onConfirm={onConfirm} />);
  await open();
  const yes = await button('Sim');
  yes.click();
  await vi.waitFor(() => expect(yes.ariaDisabled).toBe('true'));
  yes.click();
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), onConfirm.mock.calls.length]).toEqual([true, 1]);
  finish();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

const list = [
  { key: 'a', label: 'Primeiro' },
  { key: 'b', label: 'Segundo' },
];
const Choosing = ({ onSave }: { readonly onSave: (chosen: Choices) => void }) => {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        {'abrir'}
      </button>
      <ChoicesDialog
        open={isShown}
        onOpenChange={setShown}
        title="t"
        choices={list}
        value={{ keys: ['b'], others: 'antes' }}
        onSave={async (chosen) => {
          onSave(chosen);
          return true;
        }}
      />
    </>
  );
};

test('what is ticked and written is saved in the order of the list, its text trimmed (row ORD-19)', async () => {
  const saved: Choices[] = [];
  render(<Choosing onSave={(chosen) => void saved.push(chosen)} />);
  await open();
  await userEvent.keyboard(' ');
  const others = document.querySelector('textarea');
  others?.focus();
  others?.setSelectionRange(5, 5);
  await userEvent.keyboard(' e mais ');
  (await button('Salvar')).click();
  await vi.waitFor(() => expect(saved).toEqual([{ keys: ['a', 'b'], others: 'antes e mais' }]));
});

test('clearing empties the list and the text; what was cleared and not saved is there again', async () => {
  const saved: Choices[] = [];
  render(<Choosing onSave={(chosen) => void saved.push(chosen)} />);
  await open();
  const clear = await button('Limpar');
  clear.click();
  await vi.waitFor(() => expect(clear.ariaDisabled).toBe('true'));
  (await button('Cancelar')).click();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await open();
  expect(document.querySelector('textarea')?.value).toBe('antes');
  (await button('Limpar')).click();
  await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe(''));
  (await button('Salvar')).click();
  await vi.waitFor(() => expect(saved).toEqual([{ keys: [], others: '' }]));
});

const Drawn = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'abrir'}
      </button>
      <Drawer isOpen={open} onClose={() => setOpen(false)} title="t">
        <p>{'dentro'}</p>
      </Drawer>
    </>
  );
};

test('a drawer stays for text that is marked and let go outside of it, and for the other buttons of the mouse', async () => {
  render(<Drawn />);
  await open();
  const sheet = document.querySelector('dialog');
  sheet?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  sheet?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isOpen()).toBe(true);
});

test('a drawer closed by a press outside gives the focus back to what it came from', async () => {
  render(<Drawn />);
  await open();
  const opener = await button('abrir');
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a drawer that is opened again in the moment Escape closed it is open', async () => {
  render(<Drawn />);
  await open();
  const opener = await button('abrir');
  const again = vi.fn<() => void>(() => opener.click());
  // As soon as anybody could: the focus is just back.
  opener.addEventListener('focus', again, { once: true });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  // What the browser tells of the closing comes a task later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')?.textContent).toContain('dentro'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
