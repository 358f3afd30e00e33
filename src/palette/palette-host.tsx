import { useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { locales } from '#locale/locales.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts, loadWords } from '#locale/words.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { useCommands } from './context.tsx';
import { WhenHere } from './when-here.tsx';

/** They are found by their titles in the other language too; where its words do not arrive, by those in this one. */
const loadEveryWord = async (): Promise<void> => {
  await Promise.allSettled(locales.map(loadWords));
};
const paletteCatalogue = createLazyModule(
  async () => (await Promise.all([import('./catalogue.ts'), loadEveryWord(), addTexts(screenTexts)]))[0],
);
const paletteDialog = createLazyModule(
  async () => (await Promise.all([import('./palette-dialog.tsx'), loadEveryWord(), addTexts(screenTexts)]))[0],
);
const shortcutHelp = createLazyModule(async () => (await Promise.all([import('./shortcut-help.tsx'), addTexts(screenTexts)]))[0]);

/** Fetched and indexed while nobody needs the thread, so that the first opening is as quick as the others. */
const useReadyAhead = (): void => {
  const { links } = useCommands();
  const { locale } = useLocale();
  useEffect(
    () =>
      whenIdle(() => {
        paletteCatalogue.load().then(
          ({ standingCatalogue }) => void standingCatalogue(links, locale),
          () => {},
        );
        paletteDialog.ahead();
        shortcutHelp.ahead();
      }),
    [links, locale],
  );
};

const visits = createLazyModule(() => import('./visits.ts'));

/** Notes where this person is, for the palette to lead back to: behind the page, which is not to wait for it. */
const useKeepVisits = (path: string | undefined): void => {
  const { contexts, links } = useCommands();
  const { actor } = useWorkbench();
  useEffect(() => {
    if (path === undefined) return undefined;
    let stop = (): void => undefined;
    let isOver = false;
    const callOff = whenIdle(() => {
      visits.load().then(
        ({ watchVisit }) => {
          stop();
          if (!isOver) stop = watchVisit({ userId: actor().id, contexts, links });
        },
        () => {},
      );
    });
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, [actor, contexts, links, path]);
};

/** Shows what was asked to appear over the page: palette, arguments, a screen's form, the keys. */
export const PaletteHost = ({ path }: { readonly path?: string | undefined }) => {
  const { palette } = useCommands();
  const request = useSyncExternalStore(palette.subscribe, palette.current);
  useReadyAhead();
  useKeepVisits(path);
  if (request === null) return null;
  if (request.kind === 'form') {
    const { form: Form, command, targets } = request;
    // A form is of one command and of what it acts on: asked for another, it begins anew.
    const asked = [command.name, ...targets.map(({ subject }) => subject)].join(' ');
    return <Form key={asked} command={command} targets={targets} onClose={palette.close} />;
  }
  if (request.kind === 'shortcuts') {
    return (
      <WhenHere key="shortcuts" part={shortcutHelp} onMissing={palette.close}>
        {({ ShortcutHelp }) => <ShortcutHelp onClose={palette.close} />}
      </WhenHere>
    );
  }
  return (
    <WhenHere key="palette" part={paletteDialog} onMissing={palette.close}>
      {({ PaletteDialog }) => <PaletteDialog request={request} onClose={palette.close} />}
    </WhenHere>
  );
};
