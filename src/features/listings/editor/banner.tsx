import { useT } from '#locale/locale.tsx';
import type { BrokenRule } from '#contract/listing-rules.ts';
import { sayRules } from './say-rule.ts';

/** Everything that is still missing, one by one (part 2, section 5). */
export const Banner = ({ broken }: { readonly broken: readonly BrokenRule[] }) => {
  const t = useT();
  if (broken.length === 0) return null;
  return (
    <output className="editor-banner">
      <strong>{t('editor.banner')}</strong>
      <ul>
        {sayRules(t, broken).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </output>
  );
};
