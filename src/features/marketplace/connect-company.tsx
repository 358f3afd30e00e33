import { useT } from '#locale/locale.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers } from '#palette/context.tsx';
import { useConnecting } from './use-connecting.tsx';

interface ConnectCompanyProps {
  readonly sellerId: string;
  /** Beside accounts that have a button of their own: another one is meant. */
  readonly isAnother?: boolean;
}

/** Connects a new account of this company. */
export const ConnectCompany = ({ sellerId, isAnother = false }: ConnectCompanyProps) => {
  const t = useT();
  const { connect, dialogs } = useConnecting();
  useHandlers({ 'marketplace.connect': () => connect({ sellerId }) });
  return (
    <>
      <CommandButton name="marketplace.connect" size="1" variant="soft">
        {isAnother ? t('connecting.another') : undefined}
      </CommandButton>
      {dialogs}
    </>
  );
};
