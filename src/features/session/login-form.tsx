import { IconButton, TextField } from '@radix-ui/themes';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { z } from 'zod';
import { isPasswordAllowed } from '#lib/validate/password.ts';
import { useT } from '#locale/locale.tsx';
import { BusyButton } from '#ui/busy-button.tsx';

export interface Credentials {
  readonly mail: string;
  readonly password: string;
}

interface LoginFormProps {
  readonly credentials: Credentials;
  readonly onChange: (credentials: Credentials) => void;
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  /** Longest that may be chosen here: said by the rule, not enforced at the door. */
  readonly passwordMax: number;
  /** Why the last attempt failed. */
  readonly problem: ReactNode;
  /** Stands at the end of the password's label. */
  readonly forgotten?: ReactNode;
  /** Other ways in, under the button. */
  readonly children?: ReactNode;
}

/** Longest that any server of ours lets somebody choose (decision 6): who chose it by that server's rule gets in by it. */
const LONGEST_PASSWORD = 64;

const Mail = z.email();

export const LoginForm = ({ credentials, onChange, onSubmit, isBusy, passwordMax, problem, forgotten, children }: LoginFormProps) => {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const mailField = useRef<HTMLInputElement>(null);
  // The page has one purpose: the hands may start at once. On a phone the keyboard would cover half of it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) mailField.current?.focus();
  }, []);
  const isMailGood = Mail.safeParse(credentials.mail).success;
  const isPasswordGood = isPasswordAllowed(credentials.password, LONGEST_PASSWORD);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (isMailGood && isPasswordGood && !isBusy) onSubmit();
  };

  return (
    <form className="login-form panel" onSubmit={submit} noValidate>
      {problem && (
        <div className="notice" data-tone="bad" role="alert">
          {problem}
        </div>
      )}
      <LoginField label="session.mail" error={isChecked && !isMailGood ? t('session.mailInvalid') : null}>
        {(aria) => (
          <TextField.Root
            {...aria}
            ref={mailField}
            size="3"
            type="email"
            name="mail"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={credentials.mail}
            onChange={({ target }) => onChange({ ...credentials, mail: target.value.trim() })}
          />
        )}
      </LoginField>
      <LoginField
        label="session.password"
        error={isChecked && !isPasswordGood ? t('session.passwordRule', { most: passwordMax }) : null}
        end={forgotten}
      >
        {(aria) => (
          <TextField.Root
            {...aria}
            size="3"
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            value={credentials.password}
            onChange={({ target }) => onChange({ ...credentials, password: target.value })}
          >
            <TextField.Slot side="right">
              <IconButton
                type="button"
                size="2"
                variant="ghost"
                color="gray"
                aria-label={t(isShown ? 'session.hidePassword' : 'session.showPassword')}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              </IconButton>
            </TextField.Slot>
          </TextField.Root>
        )}
      </LoginField>
      <BusyButton type="submit" size="3" isBusy={isBusy}>
        {t('session.signIn')}
      </BusyButton>
      {children}
    </form>
  );
};

interface FieldAria {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

const LoginField = ({
  label,
  error,
  end,
  children,
}: {
  readonly label: 'session.mail' | 'session.password';
  readonly error: string | null;
  readonly end?: ReactNode;
  readonly children: (aria: FieldAria) => ReactNode;
}) => {
  const t = useT();
  const id = useId();
  return (
    <div className={end ? 'field field-with-end' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {t(label)}
      </label>
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': `${id}-error` })}
      <span className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </span>
      {end && <div className="field-end">{end}</div>}
    </div>
  );
};
