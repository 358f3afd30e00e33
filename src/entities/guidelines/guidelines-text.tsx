import type { GuidelinesPage } from '#contract/guidelines.ts';
import { textBlocks } from '#lib/text-blocks.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import './guidelines.css';

/** What holds somewhere, as it was written: of what, by whom and when, then the text. */
export const GuidelinesText = ({ holding }: { readonly holding: NonNullable<GuidelinesPage['holding']> }) => {
  const t = useT();
  const { from, userName, at, text } = holding;
  return (
    <div className="guidelines">
      <p className="quiet">
        {from ? t('guidelines.ofCategory', { name: from.name }) : t('guidelines.ofHub')} · {userName} · <Instant at={at} />
      </p>
      {textBlocks(text).map((block, place) => {
        const key = `${place} ${block.type}`;
        if (block.type === 'paragraph')
          return (
            <p key={key}>
              <SafeText>{block.text}</SafeText>
            </p>
          );
        const List = block.isNumbered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {block.items.map((item, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- a text that is shown, not changed
              <li key={line}>
                <SafeText>{item}</SafeText>
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
};
