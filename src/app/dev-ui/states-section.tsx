import { Button } from '@radix-ui/themes';
import { Inbox } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { toast } from '#ui/toast.tsx';
import { samples } from './samples.ts';

const retry = (): void => void toast.info(samples.states.problem);

export const StatesSection = () => (
  <div className="dev-columns">
    {(['list', 'search', 'table', 'options'] as const).map((kind) => (
      <div key={kind} className="panel">
        <EmptyState kind={kind} />
      </div>
    ))}
    <div className="panel">
      <EmptyState title={samples.states.empty} hint={samples.states.emptyHint} icon={<Inbox size={26} strokeWidth={1.4} />}>
        <Button variant="soft">{samples.states.emptyAction}</Button>
      </EmptyState>
    </div>
    <div className="panel">
      <ProblemState title={samples.states.problem} hint={samples.states.problemHint} onRetry={retry} />
    </div>
  </div>
);
