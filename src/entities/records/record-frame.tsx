import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '#api/client.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BackButton } from '#ui/back-button.tsx';
import '#ui/record-frames.css';
import './records.css';
import { WhenLoaded, type WhenLoadedProps } from './when-loaded.tsx';

/** Where its button leads back to, and what that is called. */
interface Back {
  readonly to: string;
  readonly label: MessageKey;
}

interface RecordFrameProps {
  /** `history` is one step back, for people who have no list of them; null where nothing leads back. */
  readonly back: Back | 'history' | null;
  /** What has tables beside its names and values takes what the window has. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page about one thing, or about what is not there yet. */
export const RecordFrame = ({ back, isWide = false, children }: RecordFrameProps) => {
  const t = useT();
  return (
    <div className={isWide ? 'page record-page' : 'page record-page record-column'}>
      {back === 'history' && <BackButton />}
      {back !== null && back !== 'history' && <BackButton to={back.to} label={t(back.label)} />}
      {children}
    </div>
  );
};

interface LoadedPageProps<Row extends object, Key extends QueryKey>
  extends Omit<RecordFrameProps, 'children'>, Pick<WhenLoadedProps<Row>, 'children'> {
  readonly of: (api: Api) => UseQueryOptions<Row, DefaultError, Row, Key>;
}

/** A page of one record, which is asked for first. */
export const LoadedPage = <Row extends object, Key extends QueryKey>({ of, children, ...frame }: LoadedPageProps<Row, Key>) => {
  const query = useQuery(of(useWorkbench().api));
  return (
    <RecordFrame {...frame}>
      <WhenLoaded query={query}>{children}</WhenLoaded>
    </RecordFrame>
  );
};
