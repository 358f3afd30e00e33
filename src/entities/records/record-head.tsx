import type { ReactNode, Ref } from 'react';

interface RecordHeadProps {
  readonly name: ReactNode;
  /** Takes the focus when a form is gone, see `useEditing`. */
  readonly nameRef?: Ref<HTMLHeadingElement>;
  /** What can be done with it. */
  readonly actions?: ReactNode;
  /** Under its name: how it stands. */
  readonly children?: ReactNode;
}

/** Which record it is, how it stands and what can be done with it. */
export const RecordHead = ({ name, nameRef, actions, children }: RecordHeadProps) => (
  <div className="record-head">
    <div>
      <h2 ref={nameRef} tabIndex={nameRef === undefined ? undefined : -1}>
        {name}
      </h2>
      {children}
    </div>
    {actions && <div className="record-actions">{actions}</div>}
  </div>
);
