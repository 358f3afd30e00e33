import { Stepper } from '#ui/stepper.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { samples } from './samples.ts';

export const ProgressSection = () => (
  <div className="dev-column dev-wide">
    <Stepper label={samples.steps.label} steps={samples.steps.going} />
    <Stepper label={samples.steps.label} steps={samples.steps.ended} />
    <Timeline items={samples.timeline} />
  </div>
);
