import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { useOutboxStatus, useWorkbench } from '#outbox/workbench.tsx';
import { HotkeyEditor } from '#palette/hotkey-editor.tsx';
import { downloadLog } from '../download-log.ts';
import { useFrame } from '../signed-in.ts';

export const SettingsRoute = () => {
  const t = useT();
  const { user, role, leave, workbench } = useFrame();
  const { waiting } = useOutboxStatus();
  const { actor } = useWorkbench();
  return (
    <SettingsScreen
      user={user}
      role={role}
      hotkeys={<HotkeyEditor />}
      setsHub={role === 'superuser' && actor().hasSpecifiedOnly !== true}
      unsentCount={waiting}
      activity={
        <Button asChild variant="soft">
          <Link to="/settings/activity">{t('shell.title.activity')}</Link>
        </Button>
      }
      onExport={() => void downloadLog(workbench.ledger)}
      onErase={leave}
    />
  );
};
