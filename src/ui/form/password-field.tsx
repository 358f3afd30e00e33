import { IconButton } from '@radix-ui/themes';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { useKeepOut } from './form-state.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password, with a button that shows it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const t = useT();
  useKeepOut(props.name);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </IconButton>
      }
    />
  );
};
