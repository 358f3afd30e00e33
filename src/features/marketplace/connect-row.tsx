import { Button } from '@radix-ui/themes';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { useConnecting, type Connectable } from './use-connecting.tsx';

/** What can be done with the connection of one account of a list: the same commands, of this row. */
export const ConnectRow = ({ account }: { readonly account: Connectable }) => {
  const t = useT();
  const { actsOf, dialogs } = useConnecting();
  return (
    <span className="row-acts">
      {Object.entries(actsOf(account)).map(([name, run]) => (
        <Button
          key={name}
          type="button"
          size="1"
          variant="soft"
          {...(name === 'marketplace.disconnect' && { color: 'red' as const })}
          aria-label={`${t(commandNamed(name).title)}: ${account.name}`}
          onClick={() => void run()}
        >
          {t(commandNamed(name).title)}
        </Button>
      ))}
      {dialogs}
    </span>
  );
};
