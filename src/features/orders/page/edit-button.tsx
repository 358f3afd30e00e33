import { IconButton } from '@radix-ui/themes';
import { Pencil } from 'lucide-react';
import type { InPlace } from './use-in-place.tsx';

/** Turns what it stands beside into a box. */
export const EditButton = ({ edit: { open, opener }, label }: { readonly edit: InPlace; readonly label: string }) => (
  <IconButton ref={opener} size="1" variant="ghost" color="gray" aria-label={label} onClick={open}>
    <Pencil size={13} aria-hidden />
  </IconButton>
);
