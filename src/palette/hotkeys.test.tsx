// oxlint-disable jsx-a11y/prefer-tag-over-role -- editors and dialogs of libraries have the role, not the tag
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '#lib/result.ts';
import { defaultPreferences, setPreferences } from '#ui/preferences.ts';
import { untilSaid } from '../../tests/support/until-said.ts';
import { useHandlers, useScope, useTargets } from './context.tsx';
import { HotkeyEditor } from './hotkey-editor.tsx';
import { listingTarget, renderConsole } from './palette-fixture.tsx';

const targets = [listingTarget()];

const Page = ({ onNext, onUndo }: { readonly onNext: () => void; readonly onUndo: () => Promise<void> }) => {
  useScope('queue');
  useTargets('selection', targets);
  useHandlers({ 'queue.next': onNext, 'queue.undoLast': onUndo });
  return (
    <>
      <input aria-label="texto" />
      <input aria-label="marca" type="checkbox" />
      <div aria-label="editável" role="textbox" tabIndex={0} />
      <div role="dialog" aria-label="janela">
        <button type="button">dentro</button>
      </div>
      <button type="button">botão</button>
    </>
  );
};

const open = async () => {
  const onNext = vi.fn<() => void>();
  let undone = (): void => undefined;
  const onUndo = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        undone = resolve;
      }),
  );
  const console = await renderConsole({ children: <Page onNext={onNext} onUndo={onUndo} /> });
  return { ...console, onNext, onUndo, undone: () => undone() };
};

beforeEach(() => setPreferences(defaultPreferences));

describe('when keys fire', () => {
  test('each spelling of a command does', async () => {
    const { user, onNext } = await open();
    await user.keyboard('j{ArrowDown}');
    expect(onNext).toHaveBeenCalledTimes(2);
  });
  test.each(['texto', 'editável'])('not while typing (%s)', async (label) => {
    const { user, onNext } = await open();
    screen.getByLabelText(label).focus();
    await user.keyboard('j');
    expect(onNext).not.toHaveBeenCalled();
  });
  test('on a checkbox they do: it is not typed into', async () => {
    const { user, onNext } = await open();
    screen.getByLabelText('marca').focus();
    await user.keyboard('j');
    expect(onNext).toHaveBeenCalledTimes(1);
  });
  test('not in a dialog over the page', async () => {
    const { user, onNext } = await open();
    screen.getByText('dentro').focus();
    await user.keyboard('j');
    expect(onNext).not.toHaveBeenCalled();
  });
  test.each(['Control', 'Meta', 'Alt'])('not with %s: the browser keeps its own keys', async (held) => {
    const { user, onNext } = await open();
    await user.keyboard(`{${held}>}j{/${held}}`);
    expect(onNext).not.toHaveBeenCalled();
  });
  test('not between asking for the palette and its being there', async () => {
    const { onNext } = await open();
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    expect(onNext).not.toHaveBeenCalled();
    await screen.findByRole('combobox', { name: 'Ações' });
  });
  test('a key that somebody already answered to is left alone', async () => {
    const { onNext } = await open();
    const event = new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true });
    event.preventDefault();
    document.body.dispatchEvent(event);
    expect(onNext).not.toHaveBeenCalled();
  });
});

describe('held down', () => {
  const hold = (key: string, code: string): void => {
    fireEvent.keyDown(document.body, { key, code });
    for (let each = 0; each < 5; each += 1) fireEvent.keyDown(document.body, { key, code, repeat: true });
  };
  test('a step repeats', async () => {
    const { onNext } = await open();
    hold('j', 'KeyJ');
    expect(onNext).toHaveBeenCalledTimes(6);
  });
  test('a decision does not', async () => {
    const { intents } = await open();
    hold('a', 'KeyA');
    await waitFor(() => expect(intents()).toHaveLength(1));
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA', repeat: true });
    await screen.findByText(/^Aprovar · /u);
    expect(screen.queryByText('Anúncio já está em processamento')).toBeNull();
    expect(intents()).toHaveLength(1);
  });
});

describe('a word typed into the page', () => {
  const typeWord = (word: string): void => {
    for (const key of word) fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
  };
  test('says that nothing was decided where nothing was', async () => {
    await open();
    typeWord('xyz');
    expect(await screen.findByText('Parece um texto digitado fora de um campo: nada foi decidido')).toBeTruthy();
  });
  test('says once that what its first letter decided was undone, when it was', async () => {
    const { workbench } = await open();
    typeWord('abcde');
    expect(await screen.findByText('Parece um texto digitado fora de um campo: o que as teclas decidiram foi desfeito')).toBeTruthy();
    expect(Object.values(workbench.ledger.state().activity.deedsById).map(({ outcome }) => outcome)).toEqual(['withdrawn']);
    expect(screen.queryByText(/nada foi decidido/u)).toBeNull();
  });
  test('undoes nothing by its first letter', async () => {
    const { onUndo } = await open();
    typeWord('urubu');
    expect(await screen.findByText('Parece um texto digitado fora de um campo: nada foi decidido')).toBeTruthy();
    // What waits is done before the next key.
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    await screen.findByRole('dialog', { name: 'Ações' });
    expect(onUndo).not.toHaveBeenCalled();
  });
  test.each([
    ['uuva', 140],
    ['usual', 120],
    ['une', 290],
    ['ateliê', 290],
  ])('undoes and decides nothing where it is %s, a key every %d ms', async (word, perKey) => {
    const { onUndo, workbench } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: false });
    for (const [at, key] of [...word].entries()) {
      const event = new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at * perKey });
      act(() => void document.body.dispatchEvent(event));
      await act(() => vi.advanceTimersByTimeAsync(perKey));
    }
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(onUndo).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(Object.values(workbench.ledger.state().activity.deedsById).filter(({ outcome }) => outcome !== 'withdrawn')).toEqual([]),
    );
  });
  test('is not two keys in a hurry: they do what they do, one after the other', async () => {
    const { onUndo, onNext, undone } = await open();
    typeWord('uj');
    await waitFor(() => expect(onUndo).toHaveBeenCalledOnce());
    fireEvent.keyDown(document.body, { key: 'ArrowDown', code: 'ArrowDown' });
    await Promise.resolve();
    expect(onNext).not.toHaveBeenCalled();
    undone();
    await waitFor(() => expect(onNext).toHaveBeenCalledTimes(2));
  });
  test('is not an undo and a decision in a hurry: the listing that is taken back is not there yet, so nothing is decided, and it is said', async () => {
    const { onUndo, undone, intents } = await open();
    typeWord('ua');
    await waitFor(() => expect(onUndo).toHaveBeenCalledOnce());
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
    undone();
    const said = () => screen.queryAllByText('“Aprovar” veio antes de a tecla anterior terminar: nada foi decidido');
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(intents()).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
    await waitFor(() => expect(intents()).toHaveLength(1));
  });
  test('says that a decision stands which can not be undone any more, and why', async () => {
    const { ledger } = (await open()).workbench;
    // The decision is recorded; then the disk takes nothing more.
    const record = ledger.act;
    const full = refuse({ type: 'StorageFailed', reason: 'quota', message: '' } as const);
    vi.spyOn(ledger, 'act').mockResolvedValue(full).mockImplementationOnce(record);
    typeWord('abcd');
    await untilSaid(/mas o que as teclas decidiram continua valendo\. /u);
    expect(screen.queryByText(/nada foi decidido|foi desfeito/u)).toBeNull();
  });
});

describe('chosen keys', () => {
  test('an own key fires, the default no longer does', async () => {
    const { user, onNext } = await open();
    setPreferences({ hotkeys: { isOn: true, overrides: { 'queue.next': 'n' } } });
    await user.keyboard('jn');
    expect(onNext).toHaveBeenCalledTimes(1);
  });
  test('switched off, single keys are dead; arrows and Ctrl+K live', async () => {
    const { user, onNext } = await open();
    setPreferences({ hotkeys: { isOn: false, overrides: {} } });
    await user.keyboard('j');
    expect(onNext).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Control>}k{/Control}');
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('combobox', { name: 'Ações' })).toBeVisible();
  });
  test('two commands on one key: neither fires, and both are named', async () => {
    const { user, onNext, intents } = await open();
    setPreferences({ hotkeys: { isOn: true, overrides: { 'queue.next': 'a' } } });
    await user.keyboard('a');
    await untilSaid(/“Aprovar” e em “Próximo anúncio”/u);
    expect(onNext).not.toHaveBeenCalled();
    expect(intents()).toEqual([]);
  });
  test('a changed palette key closes the palette too', async () => {
    const { user } = await open();
    setPreferences({ hotkeys: { isOn: true, overrides: { 'app.openPalette': 'mod+p' } } });
    await user.keyboard('{Control>}p{/Control}');
    await screen.findByRole('combobox', { name: 'Ações' });
    await user.keyboard('{Control>}p{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test('? lists the keys of this role and finds them by title, without accents', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
  expect(within(help).getByText('Aprovar')).toBeVisible();
  await user.keyboard('proximo');
  expect(within(help).queryByText('Aprovar')).toBeNull();
  expect(within(within(help).getByRole('region', { name: 'Fila de revisão' })).getByText('Próximo anúncio')).toBeVisible();
  // One Escape, although a search is typed.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).toBeNull();
});

describe('the editor', () => {
  const edit = () => renderConsole({ children: <HotkeyEditor /> });
  /** Its line alone: the names of all buttons of the editor take a second to tell. */
  const lineOf = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);
  const approve = () => lineOf('Aprovar');

  test('takes the next key, and says whose it already is', async () => {
    const { user } = await edit();
    await user.click(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u }));
    await user.keyboard('j');
    expect(screen.getByText('J já é de “Próximo anúncio”')).toBeVisible();
    await user.click(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u }));
    await user.keyboard('y');
    expect(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u })).toHaveTextContent(/ Y$/u);
    await user.click(approve().getByRole('button', { name: 'Restaurar tecla de Aprovar' }));
    expect(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u })).toHaveTextContent(/ A$/u);
  });
  test('a key that another command has by now is not given back', async () => {
    setPreferences({ hotkeys: { isOn: true, overrides: { 'listing.approve': 'y', 'queue.next': 'a', 'secondLook.approve': null } } });
    const { user } = await edit();
    await user.click(approve().getByRole('button', { name: 'Restaurar tecla de Aprovar' }));
    expect(screen.getByText('A já é de “Próximo anúncio”')).toBeVisible();
    expect(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u })).toHaveTextContent(/ Y$/u);
  });
  test('the keys of second looks are changed as others are, and one of the queue is not given to them', async () => {
    const { user } = await edit();
    const pass = () => lineOf('Deixar para outra pessoa');
    await user.click(pass().getByRole('button', { name: /^Mudar tecla/u }));
    await user.keyboard('j');
    expect(screen.getByText('J já é de “Próximo anúncio”')).toBeVisible();
    expect(pass().getByRole('button', { name: /^Mudar tecla/u })).toHaveTextContent(/ S$/u);
  });
  test('the Enter that is still held down since it began to listen is no key', async () => {
    await edit();
    const button = approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u });
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Enter', code: 'Enter', repeat: true });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    fireEvent.keyDown(button, { key: 'y', code: 'KeyY' });
    expect(button).toHaveTextContent(/ Y$/u);
  });
  test('while it listens, the keys of the console are silent; Escape keeps what was', async () => {
    const { user } = await edit();
    await user.click(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u }));
    await user.keyboard('{Escape}');
    expect(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u })).toHaveTextContent(/ A$/u);
    await user.click(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u }));
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  test('takes a key away', async () => {
    const { user } = await edit();
    await user.click(approve().getByRole('button', { name: 'Tirar tecla de Aprovar' }));
    expect(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u })).toHaveTextContent('sem tecla');
  });
  test('Backspace is refused', async () => {
    const { user } = await edit();
    await user.click(approve().getByRole('button', { name: /^Mudar tecla de Aprovar/u }));
    await user.keyboard('{Backspace}');
    expect(screen.getByText('Backspace, Delete e Tab não podem ser atalhos')).toBeVisible();
  });
});
