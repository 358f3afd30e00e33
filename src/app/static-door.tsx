import { renderToString } from 'react-dom/server';
import { DoorPage } from '#features/session/door-page.tsx';
import { LoginForm } from '#features/session/login-form.tsx';
import { loadWords } from '#locale/words.ts';
import { LookToggles } from '#ui/look-toggles.tsx';
import { Themed } from '#ui/themed.tsx';

const nowhere = (): void => undefined;

/**
 * The login as it stands in the page before any script has come: one types at once, and the login that comes takes over what was typed
 * (features/session/static-door.ts). Drawn when the console is built (scripts/vite/static-door.ts).
 */
export const drawStaticDoor = async (): Promise<string> => {
  await loadWords('br');
  const page = renderToString(
    <Themed>
      <DoorPage
        toolbar={
          // They do nothing before the console is there, and are passed over by Tab.
          <span inert style={{ display: 'contents' }}>
            <LookToggles />
          </span>
        }
      >
        <LoginForm
          credentials={{ mail: '', password: '' }}
          onChange={nowhere}
          onSubmit={nowhere}
          isBusy={false}
          isWaiting
          passwordMax={20}
          problem={null}
        />
      </DoorPage>
    </Themed>,
  );
  // Light or dark is said over it, by first-look.ts: the build does not know who looks.
  return page.replace('class="radix-themes light"', 'class="radix-themes undressed"');
};
