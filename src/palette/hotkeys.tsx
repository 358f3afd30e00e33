import { useCallback, useMemo } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import type { Scope } from '#commands/command.ts';
import { commands } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { keysOf } from '#ui/kbd.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { toast } from '#ui/toast.tsx';
import { isOffered } from './availability.ts';
import { useCommands } from './context.tsx';
import { useExecute } from './execute.tsx';
import { bindingsOf, claimsOn, keymapOf, withoutOutranked, type Binding, type Keymap } from './keymap.ts';
import { useReadCommandContext } from './command-context.tsx';
import { chordsOf } from './key-chord.ts';
import { useEnterOnce } from './use-enter-once.ts';
import { useTypedWords } from './use-typed-words.ts';
import { isOverPage, isOwnKeyOf, isTypingIn } from './typing.ts';

/** Over the page only the keys of that dialog are live, whatever screens lie below. */
const dialogScopes: ReadonlySet<Scope> = new Set(['dialog']);

const mayFire = ({ command }: Binding, event: KeyboardEvent): boolean =>
  (!event.repeat || command.allowsRepeat === true) && (command.worksWhileTyping === true || !isTypingIn(event.target, event.key));

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** Would this key, pressed with the focus still on the page, have become text in the palette? */
const isWritten = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing && !isOverPage(target);

/** The commands a key press asks for: none, one, or a clash of several. */
const claimsOf = (event: KeyboardEvent, keymap: Keymap, scopes: ReadonlySet<Scope>): readonly Binding[] => {
  if (event.defaultPrevented || event.isComposing || isOwnKeyOf(event.target, event.key)) return [];
  return claimsOn(keymap, chordsOf(event), isOverPage(event.target) || scopes.has('dialog') ? dialogScopes : scopes);
};

/**
 * Listens for the keys of every command of this person's role, once for the whole page.
 *
 * The hook is asked for every key and the keymap decides: react-hotkeys-hook reads keys by their place only, and '/' and '?' lie
 * elsewhere on ABNT2 (see key-chord.ts).
 */
export const Hotkeys = () => {
  const { contexts, palette } = useCommands();
  const readContext = useReadCommandContext();
  const { actor } = useWorkbench();
  const { hotkeys } = usePreferences();
  const execute = useExecute();
  const t = useT();
  const { role } = actor();
  const keymap = useMemo(() => keymapOf(bindingsOf(commands, role, hotkeys)), [role, hotkeys]);

  const words = useTypedWords((event) => claimsOf(event, keymap, readContext().offered.scopes).length > 0);
  useEnterOnce();

  const onKey = useCallback(
    (event: KeyboardEvent): void => {
      // Asked for and not drawn yet: what is typed meanwhile is meant for it, and stands in it when it comes.
      const asked = palette.current();
      if (asked !== null) {
        if (asked.kind !== 'browse' || !isWritten(event)) return;
        event.preventDefault();
        palette.open({ ...asked, query: asked.query + event.key });
        return;
      }
      const context = readContext();
      const offered = claimsOf(event, keymap, context.offered.scopes).filter(({ command }) => isOffered(command, context));
      const claims = withoutOutranked(offered);
      const [first, second] = claims;
      if (!first) return;
      if (second) {
        if (event.repeat) return;
        const key = keysOf(chordsOf(event)[0] ?? '').join(' ');
        toast.info(t('hotkeys.clash', { key, first: t(first.command.title), second: t(second.command.title) }));
        return;
      }
      if (!mayFire(first, event)) return;
      event.preventDefault();
      if (first.command.kind === 'intent' && words.isBusy()) {
        // Said in its turn: where the keys were a word, only that is said.
        words.run(() => void toast.info(t('hotkeys.tooSoon', { title: t(first.command.title) })), false);
        return;
      }
      const run = async (): Promise<void> => {
        const recorded = contexts.runByKey(event, () => execute(first.command.name));
        words.did(recorded);
        await recorded;
      };
      words.run(run, first.command.waitsForWord === true && isLetter(event));
    },
    [contexts, execute, keymap, palette, readContext, t, words],
  );
  useHotkeys('*', onKey, { enableOnFormTags: true, enableOnContentEditable: true });
  return null;
};
