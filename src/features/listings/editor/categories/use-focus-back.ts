import { useEffect, useState } from 'react';

/** A dialog that is there only while it is open can not give the focus back itself: whoever opened it has it again. */
export const useFocusBack = (): void => {
  // Read while drawing: by the time of an effect the dialog has the focus already.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
};
