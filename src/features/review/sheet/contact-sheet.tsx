// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can not hold pictures
import { Skeleton } from '@radix-ui/themes';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { listings } from '#api/listings.ts';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { isApprovable } from '#machines/screen/contact-sheet.ts';
import { useUndo, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CommandKey } from '#palette/command-key.tsx';
import { isTypingIn } from '#palette/typing.ts';
import { sayNotUndone, useSayUndone } from '#palette/undo-and-say.ts';
import { useKeyOf } from '#palette/use-key-of.ts';
import { useHandlers, useRefusals, useScope } from '#palette/context.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { toast } from '#ui/toast.tsx';
import { work } from '../queue-session.ts';
import { useSessionStore } from '../session-store.ts';
import type { Queue } from '../use-queue.ts';
import { columnsOf, enterOn, moved, type Move } from './sheet-keys.ts';
import { SheetTile } from './sheet-tile.tsx';
import { readOn } from './tile-view.ts';
import type { TileNews } from './use-changed.ts';
import { useSheet } from './use-sheet.ts';
import './sheet.css';

interface ContactSheetProps {
  readonly queue: Queue;
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Back to the list: onto the first that was thrown out, if one was. Keep its identity. */
  readonly onClose: (thrownOut: string | undefined) => void;
}

const columnsIn = (list: HTMLElement | null): number =>
  columnsOf([...(list?.children ?? [])].flatMap((tile) => (tile instanceof HTMLElement ? tile.offsetTop : [])));

/** What is clean, as pictures: those that are not to be looked at by themselves are approved together (row RVW-2). */
export const ContactSheet = ({ queue, listRef, onClose }: ContactSheetProps) => {
  const t = useT();
  const { sheet, tiles, cursor, past, details, detailOf, shownSince, show, mustReserve, isLoading } = useSheet(queue);
  const store = useSessionStore();
  const sayUndone = useSayUndone();
  const { api, queryClient } = useWorkbench();
  const { undoLast } = useUndo();
  useScope('sheet');

  const go = (move: Move): void => {
    const tile = listRef.current?.children[cursor];
    if (tile && (move === 'down' || move === 'up') && readOn(tile, move === 'down' ? 1 : -1)) return;
    sheet.send({ type: 'go', to: moved(cursor, move, columnsIn(listRef.current), tiles.length) });
  };
  const kept = tiles.filter(({ isOut }) => !isOut).length;
  const reservesFirst = mustReserve && kept > 0;
  const approve = (): void => {
    if (reservesFirst) return store.update(work);
    const asked = enterOn(tiles, shownSince, Date.now());
    if (asked.type === 'refused') toast.info(t(asked.why));
    else sheet.send(asked);
  };
  const thrownOut = new Set([...past, ...tiles.flatMap(({ id, isOut }) => (isOut ? id : []))]);
  const retry = (): void => {
    // Asked again before they are awaited again: what still says that it failed would fail at once.
    for (const { id, standing } of tiles)
      if (standing === 'failed' && detailOf(id) === undefined)
        void queryClient.refetchQueries({ queryKey: listings.query(api, id).queryKey });
    sheet.send({ type: 'retry' });
  };
  const takeBack = async (): Promise<void> => {
    const undone = await undoLast();
    if (!undone.ok) return sayNotUndone(t, undone.error);
    sayUndone(undone.value);
    sheet.send({ type: 'startOver' });
  };
  const close = (): void => onClose(queue.rows.ids.find((id) => thrownOut.has(id)));
  useHandlers({
    'sheet.left': () => go('left'),
    'sheet.right': () => go('right'),
    'sheet.up': () => go('up'),
    'sheet.down': () => go('down'),
    'sheet.first': () => go('first'),
    'sheet.last': () => go('last'),
    'sheet.throwOut': () => sheet.send({ type: 'toggle' }),
    'sheet.retry': retry,
    'sheet.approve': approve,
    'sheet.undoLast': takeBack,
    'sheet.close': close,
    'queue.sheet': close,
  });
  const approvable = tiles.filter(isApprovable).length;
  const isDone = tiles.length > 0 && tiles.every(({ isOut, standing }) => isOut || standing === 'gone');
  const isLaid = tiles.length > 0;
  const mayApprove = approvable > 0 || isDone || reservesFirst;
  useRefusals({ 'sheet.approve': mayApprove ? null : { key: isLaid ? 'sheet.nothingShown' : 'sheet.empty' } });
  const end = useRef<HTMLDivElement>(null);
  const isEnd = !isLaid && !isLoading;
  useEffect(() => {
    // Not out of a field somebody writes in, or a filter.
    if (isTypingIn(document.activeElement, '')) return;
    if (isLaid) listRef.current?.focus();
    else if (isEnd) end.current?.focus();
  }, [isEnd, isLaid, listRef]);

  const onTell = useCallback((type: TileNews | 'fail', id: string) => sheet.send({ type, id }), [sheet]);
  const onPick = useCallback(
    (to: number): void => {
      sheet.send({ type: 'go', to });
      sheet.send({ type: 'toggle' });
    },
    [sheet],
  );

  const active = tiles[cursor];
  return (
    <section className="sheet" aria-label={t('queue.sheet')}>
      {!isLaid && isLoading && <Waiting />}
      {isEnd && (
        <div className="sheet-end" ref={end} tabIndex={-1}>
          <EmptyState title={t('sheet.empty')} hint={t('sheet.emptyHint')} />
        </div>
      )}
      <div
        ref={listRef}
        className="sheet-tiles"
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-label={t('sheet.label')}
        aria-activedescendant={active && `tile-${active.id}`}
        hidden={!isLaid}
      >
        {tiles.map((tile, index) => (
          <SheetTile
            key={tile.id}
            tile={tile}
            index={index}
            isActive={index === cursor}
            row={queue.rows.rowOf(tile.id)?.base ?? null}
            detail={detailOf(tile.id)}
            hasFailed={details[index]?.hasFailed ?? false}
            onShow={show}
            onTell={onTell}
            onPick={onPick}
          />
        ))}
      </div>
      <SheetFoot
        shown={approvable}
        of={kept}
        out={thrownOut.size}
        failed={tiles.filter(({ standing }) => standing === 'failed').length}
        reservesFirst={reservesFirst}
      />
    </section>
  );
};

const Waiting = () => {
  const t = useT();
  return (
    <output className="sheet-tiles" aria-label={t('common.loading')}>
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="sheet-tile" />
      ))}
    </output>
  );
};

interface SheetFootProps {
  readonly shown: number;
  readonly of: number;
  readonly out: number;
  readonly failed: number;
  readonly reservesFirst: boolean;
}

const SheetFoot = ({ shown, of, out, failed, reservesFirst }: SheetFootProps) => {
  const t = useT();
  const keyOf = useKeyOf();
  return (
    <footer className="sheet-foot" data-foot>
      <output className="sheet-told">
        {of > 0 && t('sheet.shown', { n: shown, of })}
        {out > 0 && ` · ${t('sheet.out', { n: out })}`}
        {failed > 0 && ` · ${t('sheet.failed', { n: failed })}`}
      </output>
      <span className="sheet-hint">{t('sheet.keys', { throwOut: keyOf('sheet.throwOut'), approve: keyOf('sheet.approve') })}</span>
      <div className="sheet-acts" role="toolbar" aria-label={t('queue.decisions')}>
        <CommandButton name="sheet.approve" size="2" variant="solid">
          {reservesFirst ? t('sheet.reserveMany', { n: of }) : t('sheet.approveMany', { n: shown })} <CommandKey name="sheet.approve" />
        </CommandButton>
        {failed > 0 && <Act name="sheet.retry" />}
        <Act name="sheet.close" />
      </div>
    </footer>
  );
};

const Act = ({ name }: { readonly name: string }) => {
  const t = useT();
  return (
    <CommandButton name={name} size="2" variant="soft" color="gray">
      {t(commandNamed(name).title)} <CommandKey name={name} />
    </CommandButton>
  );
};
