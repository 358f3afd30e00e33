import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

/** Sends the form around it; busy while the answer is awaited, so that a second Enter sends nothing. */
export const SubmitButton = ({ size = '2', children }: { readonly size?: '2' | '3'; readonly children: ReactNode }) => {
  const { formState } = useFormContext();
  return (
    <Button type="submit" size={size} loading={formState.isSubmitting}>
      {children}
    </Button>
  );
};
