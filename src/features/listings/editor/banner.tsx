import type { BrokenRule } from '#contract/listing-rules.ts';
import { useT } from '#locale/locale.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { goToField } from '#ui/form/go-to-field.ts';
import { sayRule, sayRules } from './say-rule.ts';

/** More are not read one by one. */
const mostPlaces = 10;

/** The name of its field in the form. */
export const fieldOf = (path: string): string => path.replace(/^dimensions\./u, '');

interface BannerProps {
  readonly broken: readonly BrokenRule[];
  /** What was wrong before and keeps nobody from saving something else. */
  readonly leftAlone: readonly BrokenRule[];
  readonly skus: readonly string[];
}

/** Everything that is still missing, each text once and with the way to its field (part 2, section 5); of variations which of them. */
export const Banner = ({ broken, leftAlone, skus }: BannerProps) => {
  const t = useT();
  return (
    <>
      {broken.length > 0 && (
        <output className="editor-banner">
          <strong>{t('editor.banner')}</strong>
          <Wrong broken={broken} skus={skus} />
        </output>
      )}
      {leftAlone.length > 0 && (
        <section className="editor-left-alone">
          <p>{t('editor.leftAlone')}</p>
          <Wrong broken={leftAlone} skus={skus} />
        </section>
      )}
    </>
  );
};

const Wrong = ({ broken, skus }: Pick<BannerProps, 'broken' | 'skus'>) => {
  const t = useT();
  const { onScreen } = useFormState();
  const link = (path: string, text: string) => (
    <button key={path} type="button" className="form-wrong-link link" onClick={() => goToField(onScreen.get(fieldOf(path))?.id)}>
      {text}
    </button>
  );
  return (
    <ul>
      {sayRules(t, broken).map((text) => {
        const rules = broken.filter((each) => sayRule(t, each) === text);
        const ofVariations = rules.flatMap(({ path }) => {
          const at = /^variations\.(\d+)\./u.exec(path)?.[1];
          return at === undefined ? [] : [{ path, name: skus[Number(at)] || t('editor.variationNumber', { n: Number(at) + 1 }) }];
        });
        const own = rules.find(({ path }) => !path.startsWith('variations.'));
        const rest = ofVariations.length - mostPlaces;
        return (
          <li key={text}>
            {own ? link(own.path, text) : text}
            {ofVariations.length > 0 && (
              <span className="editor-banner-places">
                {ofVariations.slice(0, mostPlaces).map(({ path, name }) => link(path, name))}
                {rest > 0 && <span className="quiet">{t('editor.andMore', { n: rest })}</span>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
