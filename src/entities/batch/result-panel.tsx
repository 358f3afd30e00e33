import { IconButton } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import './batch.css';

interface ResultLine {
  readonly id: string;
  readonly name: ReactNode;
  readonly tone: Tone;
  readonly said: string;
}

interface ResultPanelProps {
  readonly title: string;
  /** How far it all is, read out as it changes. */
  readonly count: string;
  readonly lines: readonly ResultLine[];
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One line for each of several, with what became of it. */
export const ResultPanel = ({ title, count, lines, closeLabel, onClose, children }: ResultPanelProps) => (
  <section className="batch-result panel" aria-label={title}>
    <div className="batch-result-head">
      <strong>{title}</strong>
      <output className="quiet">{count}</output>
      <span className="batch-result-actions">
        {children}
        <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <X size={14} aria-hidden />
        </IconButton>
      </span>
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and only what has the focus can be scrolled by keys */}
    <ol className="batch-result-list" tabIndex={0} aria-label={title}>
      {lines.map(({ id, name, tone, said }) => (
        <li key={id}>
          {name}
          <StatusDot tone={tone}>{said}</StatusDot>
        </li>
      ))}
    </ol>
  </section>
);
