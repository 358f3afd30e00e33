import { useCallback, useEffect, useState } from 'react';
import type { Panel } from './panel.tsx';

export interface PanelPart {
  /** Null until it is here. */
  readonly Panel: typeof Panel | null;
  /** It was asked for and did not come: no network, or a newer console took its place on the server. */
  readonly isMissing: boolean;
  readonly load: () => Promise<void>;
}

/** Long after the first screen, which is to have the line for itself. */
const aheadMs = 5000;

/**
 * The panel comes in a part of its own: when the bell is pointed at, and in any case a while after the start, so that it is here
 * when the network is not.
 */
export const usePanel = (): PanelPart => {
  const [part, setPart] = useState<Pick<PanelPart, 'Panel' | 'isMissing'>>({ Panel: null, isMissing: false });
  const load = useCallback(async (): Promise<void> => {
    try {
      const arrived = await import('./panel.tsx');
      setPart({ Panel: arrived.Panel, isMissing: false });
    } catch {
      setPart({ Panel: null, isMissing: true });
    }
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void load(), aheadMs);
    return () => clearTimeout(timer);
  }, [load]);
  return { ...part, load };
};
