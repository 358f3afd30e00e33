import { Button } from '@radix-ui/themes';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useOpenedBy } from '#entities/use-opened-by.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { BringDialog } from './bring-dialog.tsx';
import { importColumns } from './import-columns.tsx';
import { importKind } from './import-kind.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { useStockSheet } from './use-stock-sheet.ts';
import './imports.css';

const opens = (importId: string) => linkOptions({ to: '/import/$importId', params: { importId } });

/** Files that are dropped anywhere on the page; the browser would leave the page and show it. */
const useDropped = (onFiles: (files: readonly File[]) => void): void => {
  useEffect(() => {
    const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const allow = (event: DragEvent): void => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent): void => {
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  });
};

type Opened = { readonly what: 'file'; readonly dropped: readonly File[] } | { readonly what: 'sheet' };

const openedBy = (word: unknown): Opened | null => {
  if (word === 'file') return { what: 'file', dropped: [] };
  return word === 'sheet' ? { what: 'sheet' } : null;
};

/** /import: what was brought, and the way to bring more. */
export const ImportsScreen = listPage({
  kind: importKind,
  title: 'shell.title.imports',
  searchLabel: 'imports.search',
  about: 'imports.hint',
  empty: 'imports.none',
  views: 'imports',
  useColumns: (t, _place, seesAll, shown) => useMemo(() => importColumns(t, seesAll, shown), [t, seesAll, shown]),
  opens,
  useTools: (place) => {
    const t = useT();
    const navigate = useNavigate();
    const sheet = useStockSheet();
    const isSuperuser = useWorkbench().actor().role === 'superuser';
    const word = useOpenedBy(place);
    // A superuser is asked of which company the sheet is to be.
    const [opened, setOpened] = useState<Opened | null>(() => openedBy(word));
    const close = (): void => setOpened(null);
    const bring = (): void => setOpened({ what: 'file', dropped: [] });
    const exportSheet = (): void => {
      if (isSuperuser) setOpened({ what: 'sheet' });
      else void sheet.start(null);
    };
    useHandlers({ 'import.new': bring, 'import.sheet': exportSheet });
    useDropped((dropped) => setOpened({ what: 'file', dropped }));
    return {
      tools: (
        <>
          <Button size="2" onClick={bring}>
            {t('import.new')}
          </Button>
          <BusyButton size="2" variant="soft" isBusy={sheet.isBusy} onClick={exportSheet}>
            {t('import.sheet')}
          </BusyButton>
        </>
      ),
      opened: opened && (
        <>
          {opened.what === 'file' && <BringDialog dropped={opened.dropped} onClose={close} onBrought={(id) => void navigate(opens(id))} />}
          {opened.what === 'sheet' && (
            <SheetDialog
              onClose={close}
              onChosen={(sellerId) => {
                close();
                void sheet.start(sellerId);
              }}
            />
          )}
        </>
      ),
    };
  },
});
