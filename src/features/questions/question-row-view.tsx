import { memo } from 'react';
import { imageAtWidth } from '#api/image-at-width.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Age } from '#ui/instant.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import type { ShownQuestion } from './question-rows.ts';
import { toneOf, toneOfMark } from './question-tone.ts';

interface QuestionRowViewProps {
  readonly row: ShownQuestion;
  readonly isSkipped: boolean;
}

/** One question in the list: what is asked, about which listing, how long ago, how it stands; of which company, where there are several. */
export const QuestionRowView = memo(({ row: { view, mark }, isSkipped }: QuestionRowViewProps) => {
  const t = useT();
  const isSeller = useWorkbench().actor().role === 'seller';
  return (
    <div className="question-row">
      {view.listingCover === null ? (
        <span className="question-row-cover" aria-hidden />
      ) : (
        // By its address: the element is used again for other rows, and must not show the last one's picture meanwhile.
        <img
          key={view.listingCover}
          className="question-row-cover"
          src={imageAtWidth(view.listingCover, 112)}
          alt=""
          width={40}
          height={40}
          decoding="async"
          draggable={false}
        />
      )}
      <span className="question-row-line">
        <bdi className="question-row-text">{view.text}</bdi>
        <Age at={view.askedAt} />
      </span>
      <span className="question-row-line quiet">
        <span className="question-row-about">
          {view.listingTitle}
          {!isSeller && ` · ${view.sellerName}`}
        </span>
        {mark === null && isSkipped && view.status === 'unanswered' ? (
          <span>{t('questions.mark.skipped')}</span>
        ) : (
          <StatusDot tone={mark === null ? toneOf[view.status] : toneOfMark[mark]}>
            {t(mark === null ? `questions.status.${view.status}` : `questions.mark.${mark}`)}
          </StatusDot>
        )}
      </span>
    </div>
  );
});
QuestionRowView.displayName = 'QuestionRowView';
