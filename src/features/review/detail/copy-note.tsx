import { Link } from '@tanstack/react-router';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';

type Copied = Pick<Listing, 'status' | 'history'>;

/** Somebody changed it or decided about it since it was made. */
const handled: ReadonlySet<string> = new Set(['edited', 'resubmitted', 'approved', 'refused']);

/** Which listing this one was just copied to, or is still an unchanged copy of. */
const copyOf = ({ status, history }: Copied) => {
  const [last] = history;
  if (last?.type === 'duplicated' && last.copy !== undefined) return { made: true, publishId: last.copy };
  const from = history.find(({ type, copy }) => type === 'created' && copy !== undefined)?.copy;
  const isUnchanged = status === 'pending' && !history.some(({ type }) => handled.has(type));
  return from !== undefined && isUnchanged ? { made: false, publishId: from } : null;
};

/** A copy goes to review with the title and SKU of its original: its owner is told so, and led from one to the other. */
export const CopyNote = ({ listing }: { readonly listing: Copied }) => {
  const t = useT();
  const copy = copyOf(listing);
  if (!copy) return null;
  return (
    <output className="detail-notice">
      <span>
        {t(copy.made ? 'listing.copyMade' : 'listing.copyUnchanged')}{' '}
        <Link to="/publish/$publishId" params={{ publishId: copy.publishId }} className="link">
          {t(copy.made ? 'listing.openCopy' : 'listing.openFirst')}
        </Link>
      </span>
    </output>
  );
};
