import { useId, type ReactNode } from 'react';
import { SectionTitle } from './section-title.ts';

/** A titled panel of a page. */
export const Section = ({
  title,
  action,
  anchor,
  children,
}: {
  readonly title: string;
  /** Id of its heading, where something leads to it. */
  readonly anchor?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => {
  const made = useId();
  const id = anchor ?? made;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="section-title" tabIndex={anchor === undefined ? undefined : -1}>
          {title}
        </h2>
        {action}
      </div>
      <div className="panel">
        <SectionTitle value={title}>{children}</SectionTitle>
      </div>
    </section>
  );
};

/** One line of a panel: what it is at the left, its value or control at the right. */
export const Line = ({
  label,
  hint,
  htmlFor,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly htmlFor?: string;
  readonly children: ReactNode;
}) => (
  <div className="line">
    <div className="line-label">
      {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span>{label}</span>}
      {hint && <p className="line-hint">{hint}</p>}
    </div>
    <div className="line-value">{children}</div>
  </div>
);
