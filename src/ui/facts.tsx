import type { ReactNode } from 'react';
import { NotInformed } from './not-informed.tsx';
import { SafeText } from './safe-text.tsx';
import './facts.css';

/** What is known of something, name by name. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className="facts">{children}</dl>;

/** One of them. What nobody informed is said so (row ORD-18). */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const isMissing = children === null || children === undefined || (typeof children === 'string' && children.trim() === '');
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{isMissing ? <NotInformed /> : typeof children === 'string' ? <SafeText>{children}</SafeText> : children}</dd>
    </div>
  );
};
