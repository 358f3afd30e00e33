import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { BusyButton } from '../busy-button.tsx';

/** Sends the form around it; busy while the answer is awaited, so that a second Enter sends nothing. */
export const SubmitButton = ({ size = '2', children }: { readonly size?: '2' | '3'; readonly children: ReactNode }) => {
  const { formState } = useFormContext();
  return (
    <BusyButton type="submit" size={size} isBusy={formState.isSubmitting}>
      {children}
    </BusyButton>
  );
};
