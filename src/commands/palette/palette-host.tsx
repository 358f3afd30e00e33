import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { locales } from '#locale/locales.ts';
import { loadWords } from '#locale/words.ts';
import { useCommands } from '../context.tsx';

/** Commands are found by their titles in the other language too; where its words do not arrive, by those in this one. */
const loadEveryWord = () => Promise.allSettled(locales.map(loadWords));
const loadPalette = async () => (await Promise.all([import('./palette-dialog.tsx'), loadEveryWord()]))[0];
const loadHelp = () => import('./shortcut-help.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).PaletteDialog }));
const ShortcutHelp = lazy(async () => ({ default: (await loadHelp()).ShortcutHelp }));

/** After the first paint the screen fetches what it shows; the palette comes behind that, in milliseconds. */
const restMs = 800;

/** Fetched and indexed while nobody needs the thread, so that the first opening is as quick as the others. */
const useReadyAhead = (): void => {
  const { links } = useCommands();
  const { locale } = useLocale();
  useEffect(() => {
    const prepare = async (): Promise<void> => {
      const [{ standingCatalogue }] = await Promise.all([import('./catalogue.ts'), loadEveryWord()]);
      standingCatalogue(links, locale);
      await Promise.all([loadPalette(), loadHelp()]);
    };
    let idle = 0;
    const timer = setTimeout(() => {
      // Safari has no idle callback.
      if (!('requestIdleCallback' in window)) void prepare();
      else idle = window.requestIdleCallback(() => void prepare());
    }, restMs);
    return () => {
      clearTimeout(timer);
      if (idle > 0) window.cancelIdleCallback(idle);
    };
  }, [links, locale]);
};

/** Shows what was asked to appear over the page: palette, arguments, a screen's form, the keys. */
export const PaletteHost = () => {
  const { palette } = useCommands();
  const request = useSyncExternalStore(palette.subscribe, palette.current);
  useReadyAhead();
  if (request === null) return null;
  if (request.kind === 'form') {
    const { form: Form, command, targets } = request;
    return <Form command={command} targets={targets} onClose={palette.close} />;
  }
  return (
    <Suspense fallback={null}>
      {request.kind === 'shortcuts' ? <ShortcutHelp onClose={palette.close} /> : <Palette request={request} onClose={palette.close} />}
    </Suspense>
  );
};
