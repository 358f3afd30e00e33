import { TriangleAlert } from 'lucide-react';
import type { LogNotice } from '#events/log.ts';
import { useT } from '#locale/locale.tsx';

interface StorageBannerProps {
  readonly isDurable: boolean;
  readonly notice: LogNotice | null;
  /** Rows set aside because they could not be read. */
  readonly quarantined: number;
}

/** What a person must hear about the files of this computer; nothing while all is well. */
export const StorageBanner = ({ isDurable, notice, quarantined }: StorageBannerProps) => {
  const t = useT();
  const texts = [
    ...(notice === 'blocked' ? [t('outbox.blocked')] : []),
    ...(notice === 'unread' ? [t('outbox.logUnavailable')] : []),
    ...(notice === 'superseded' ? [t('outbox.superseded')] : []),
    ...(isDurable ? [] : [t('outbox.notDurable')]),
    ...(quarantined > 0 ? [t('outbox.quarantined', { n: quarantined })] : []),
  ];
  return texts.map((text) => (
    <output key={text} className="banner">
      <TriangleAlert size={16} aria-hidden />
      {text}
    </output>
  ));
};
