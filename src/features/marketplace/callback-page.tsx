import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { integrationsQuery } from '#api/integrations.ts';
import { problemMessage } from '#api/problem-message.ts';
import { finishConnecting, type Waited } from '#contract/marketplace-account.ts';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Section } from '#ui/section.tsx';
import { useTabTitle } from '#ui/use-tab-title.ts';
import { begunConnecting } from './begun-connecting.ts';
import { useConnecting } from './use-connecting.tsx';

/** What the marketplace wrote into the address. */
export interface CameBack {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
}

type Standing =
  | { readonly type: 'going' }
  | { readonly type: 'done'; readonly name: string; readonly waited: Waited }
  /** In the server's words. */
  | { readonly type: 'refused'; readonly why: string }
  /** It did not answer: nobody here knows. */
  | { readonly type: 'unheard' };

/**
 * Where the marketplace sends the browser back to. The code is told once to our own server, which asks the marketplace what it is good
 * for; `forget` takes it out of the address before, so that nobody sends it again by reloading.
 */
export const CallbackPage = ({ cameBack, forget }: { readonly cameBack: CameBack; readonly forget: () => void }) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const [standing, setStanding] = useState<Standing>({ type: 'going' });
  const isTold = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the code is good once.
    if (isTold.current) return;
    isTold.current = true;
    forget();
    const tell = async (): Promise<void> => {
      const told = await api.send(finishConnecting, { body: cameBack });
      if (!told.ok) {
        const why = problemMessage(told.error);
        return setStanding(why === undefined ? { type: 'unheard' } : { type: 'refused', why });
      }
      begunConnecting.forget();
      setStanding({ type: 'done', name: told.value.name, waited: told.value.waited });
      await queryClient.invalidateQueries(integrationsQuery(api));
    };
    void tell();
  }, [api, cameBack, forget, queryClient]);
  const title = t(`connecting.title.${standing.type}`);
  useTabTitle(title);
  return (
    <RecordFrame back={null}>
      <Section title={title}>
        <div className="panel-inset">
          <output>
            {standing.type === 'going' && <p>{t('connecting.going')}</p>}
            {standing.type === 'done' && (
              <>
                <p>{t('connecting.done', { name: standing.name })}</p>
                <p className="quiet">{t(`connecting.doneHint.${standing.waited}`)}</p>
              </>
            )}
            {standing.type === 'refused' && <p>{standing.why}</p>}
            {standing.type === 'unheard' && <p>{t('connecting.unheard')}</p>}
          </output>
        </div>
        {standing.type !== 'going' && <Ways isOver={standing.type === 'done'} />}
      </Section>
    </RecordFrame>
  );
};

/** Where to from here; once more, where it did not end well and it is known what for. */
const Ways = ({ isOver }: { readonly isOver: boolean }) => {
  const t = useT();
  const { connect, dialogs } = useConnecting();
  const begun = begunConnecting.read();
  return (
    <div className="panel-inset record-buttons">
      <Link to="/integrations" className="link">
        {t('connecting.toIntegrations')}
      </Link>
      {!isOver && begun && (
        <Button type="button" onClick={() => void connect(begun)}>
          {t('common.retry')}
        </Button>
      )}
      {dialogs}
    </div>
  );
};
