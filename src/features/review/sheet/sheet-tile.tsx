// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can not hold pictures
// oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the sheet has the focus and the keys, its tiles are only pointed at
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { leaseFactOf } from '#commands/listing/listing-step.ts';
import type { Listing, ListingRow } from '#contract/listing.ts';
import { coverOf } from '#contract/shown-images.ts';
import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import { isApprovable, type Tile, type TileStanding } from '#machines/screen/contact-sheet.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Money } from '#ui/money.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { detailImage } from '../detail/detail-image.ts';
import { judgedNameOf } from '../shown-listing.ts';
import { useChanged, type TileNews } from './use-changed.ts';
import { useTileShown } from './use-tile-shown.ts';

interface TileEvents {
  /** Painted, as `listing` is. */
  readonly onShow: (id: string, listing: Listing) => void;
  readonly onTell: (news: TileNews | 'fail', id: string) => void;
  /** Pointed at: the cursor goes there, and it is thrown out or taken back. */
  readonly onPick: (index: number) => void;
}

interface SheetTileProps extends TileEvents {
  readonly tile: Tile;
  readonly index: number;
  readonly isActive: boolean;
  /** The newest row; null when it is not in the queue any more. */
  readonly row: ListingRow | null;
  readonly detail: Listing | undefined;
  readonly hasFailed: boolean;
}

/** Tells the sheet how its listing stands: seen whole, not loaded, perhaps or surely another by now. */
const useStanding = (props: SheetTileProps, element: RefObject<HTMLElement | null>, isDecoded: boolean): void => {
  const { tile, row, detail, hasFailed, onShow, onTell } = props;
  const { id, standing } = tile;
  const { actor } = useWorkbench();
  const me = actor();
  const judged = useMemo(() => (detail ? judgedNameOf(detail) : null), [detail]);
  // Held here first: what another may decide meanwhile is laid before nobody.
  const isHeld = row !== null && (me.leases === 'off' || leaseFactOf(row, me) === 'mine');
  const painted = useRef<{ readonly name: string; readonly version: number } | null>(null);
  const onShown = useCallback(
    (name: string): void => {
      if (!detail) return;
      painted.current = { name, version: detail.version };
      onShow(id, detail);
    },
    [detail, id, onShow],
  );
  useTileShown({ tile: element, drawn: isDecoded && isHeld && standing === 'awaited' ? judged : null, onShown });
  const newest = Math.max(row?.version ?? 0, detail?.version ?? 0);
  useChanged({ tile, newest, judged, painted, onTell });
  useEffect(() => {
    if (hasFailed) onTell('fail', id);
  }, [hasFailed, id, onTell]);
};

/** What is drawn of it: while it is asked about it stays as it was seen, though its row is newer. */
const useDrawn = (detail: Listing | undefined, standing: TileStanding): Listing | undefined => {
  const [seen, setSeen] = useState(detail);
  if (detail && detail !== seen) setSeen(detail);
  return standing === 'asked' ? seen : detail;
};

/** One listing of the sheet: cover, title whole, price, four facts, and why it is not in the batch where it is not. */
export const SheetTile = memo((props: SheetTileProps) => {
  const { tile, index, isActive, row, onTell, onPick } = props;
  const { id, standing, isOut } = tile;
  const detail = useDrawn(props.detail, standing);
  const [decoded, setDecoded] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const cover = detail ? coverOf(detail.image, detail.variations) : null;
  const fail = useCallback(() => onTell('fail', id), [id, onTell]);
  useStanding(props, element, cover !== null && decoded === cover);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div
      ref={element}
      id={`tile-${id}`}
      className="sheet-tile"
      role="option"
      aria-selected={isApprovable(tile)}
      aria-current={isActive || undefined}
      aria-busy={standing === 'asked' || undefined}
      data-active={isActive || undefined}
      data-standing={standing}
      data-out={isOut || undefined}
      onClick={() => onPick(index)}
    >
      <span className="sheet-cover">
        {cover !== null && (standing !== 'failed' || decoded === cover) && (
          <Cover key={cover} url={cover} onDecoded={setDecoded} onFail={fail} />
        )}
      </span>
      <TileText row={row} detail={detail} />
      <WhyNot tile={tile} row={row} />
      <span className="sheet-edge" data-edge="first" aria-hidden />
      <span className="sheet-edge" data-edge="last" aria-hidden />
    </div>
  );
});
SheetTile.displayName = 'SheetTile';

interface CoverProps {
  readonly url: string;
  readonly onDecoded: (url: string) => void;
  readonly onFail: () => void;
}

/** Loaded is not decoded: only a decoded picture is painted with the words beside it. */
const Cover = ({ url, onDecoded, onFail }: CoverProps) => {
  const decode = async (image: HTMLImageElement): Promise<void> => {
    try {
      await image.decode();
      onDecoded(url);
    } catch {
      onFail();
    }
  };
  return (
    <img src={detailImage(url, 0)} alt="" draggable={false} onLoad={({ currentTarget }) => void decode(currentTarget)} onError={onFail} />
  );
};

const TileText = ({ row, detail }: Pick<SheetTileProps, 'row' | 'detail'>) => {
  const t = useT();
  const listing = detail ?? row;
  if (listing === null) return null;
  const { title, price, sellerName, category, dimensions, gtin } = listing;
  return (
    <span className="sheet-text">
      <span className="sheet-title">{title}</span>
      <span className="sheet-price">
        <Money cents={price} />
      </span>
      <Fact>{sellerName}</Fact>
      <Fact>{category.name}</Fact>
      <Fact>
        {t('listing.centimetres', dimensions)} · {t('listing.grams', dimensions)}
      </Fact>
      <Fact>{gtin || (detail ? t(`listing.condition.${detail.condition}`) : '')}</Fact>
      {detail && <CameBack listing={detail} />}
    </span>
  );
};

const Fact = ({ children }: { readonly children: ReactNode }) => <span className="sheet-fact">{children}</span>;

/** What was said of it before: nobody approves a second time without knowing of the first. */
const CameBack = ({ listing: { refusal, warning } }: { readonly listing: Listing }) => {
  const t = useT();
  const words = (joined: string): string =>
    parseWarnings(joined)
      .map((each) => warningLabel(t, each))
      .join(' · ');
  if (refusal) return <StatusDot tone="warn">{t('sheet.tile.cameBack', { warnings: words(refusal.warning) })}</StatusDot>;
  return warning === '' ? null : <StatusDot tone="warn">{t('sheet.tile.observed', { warnings: words(warning) })}</StatusDot>;
};

/** Why it is not in the batch; nothing where it is, or will be. */
const WhyNot = ({ tile: { standing, isOut }, row }: Pick<SheetTileProps, 'tile' | 'row'>) => {
  const t = useT();
  const { actor } = useWorkbench();
  const holder = row && leaseFactOf(row, actor()) === 'other' ? row.lease?.holder.name : undefined;
  if (standing === 'gone') return <Line>{holder === undefined ? t('sheet.tile.gone') : t('sheet.tile.held', { name: holder })}</Line>;
  if (standing === 'failed') return <Line>{t('sheet.tile.failed')}</Line>;
  if (standing === 'asked' && !isOut) return <Line>{t('sheet.tile.asked')}</Line>;
  return isOut ? <Line>{t('sheet.tile.out')}</Line> : null;
};

const Line = ({ children }: { readonly children: string }) => <span className="sheet-why">{children}</span>;
