import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { FirstSteps } from '#contract/seller.ts';
import { useT } from '#locale/locale.tsx';
import './first-steps-card.css';

/** In the order they are done, each with the page where it is. */
const steps = [
  { key: 'data', to: '/seller/$sellerId' },
  { key: 'address', to: '/seller/$sellerId' },
  { key: 'account', to: '/integrations' },
  { key: 'product', to: '/product/new' },
  { key: 'listing', to: '/product' },
  { key: 'colleague', to: '/seller/$sellerId' },
] as const satisfies readonly { readonly key: keyof FirstSteps; readonly to: string }[];

interface FirstStepsCardProps {
  /** What is there, as the server found it. */
  readonly steps: FirstSteps;
  readonly sellerId: string;
}

/** What a company that has just begun does next. Nothing here is ticked off by hand. */
export const FirstStepsCard = ({ steps: found, sellerId }: FirstStepsCardProps) => {
  const t = useT();
  const id = useId();
  const done = steps.filter(({ key }) => found[key]).length;
  return (
    <section className="first-steps panel" aria-labelledby={id}>
      <div className="first-steps-head">
        <h2 id={id} className="section-title">
          {t('steps.title')}
        </h2>
        <span className="figure quiet">{t('steps.progress', { done, all: steps.length })}</span>
      </div>
      <ol>
        {steps.map(({ key, to }) => (
          <li key={key} data-done={found[key] || undefined}>
            {found[key] ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <span>
              <Link to={to} params={{ sellerId }} className="card-link">
                {t(`steps.${key}`)}
              </Link>
              <span className="quiet">{t(`steps.${key}Hint`)}</span>
            </span>
            <span className="first-steps-state">{t(found[key] ? 'steps.done' : 'steps.todo')}</span>
          </li>
        ))}
      </ol>
      <p className="quiet first-steps-hint">{t('steps.hint')}</p>
    </section>
  );
};
