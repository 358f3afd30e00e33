import type { ComponentPropsWithRef } from 'react';
import './toggle.css';

/** A switch of 70 × 50 with a green track when it is on (row CTL-5). The browser's box underneath: forms and readers know it. */
export const Toggle = (props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className' | 'aria-checked'>) => (
  <span className="toggle">
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked === true} className="toggle-box" />
    <span className="toggle-track" aria-hidden />
  </span>
);
