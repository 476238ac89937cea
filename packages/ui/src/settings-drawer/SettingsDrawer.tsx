import { Suspense } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useOpenState } from '../internal/openChange.js';
import { useControllableState } from '../internal/useControllableState.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import { sessionSettings } from './portalSettings.js';
import type { SettingsDrawerProps } from './settingsDrawerProps.js';

// Rarely opened, so it is a lazy part.
const OpenSettings = lazyPart(async () => (await import('./OpenSettings.js')).OpenSettings);

/** Theme, size and layout, applied at once without a submit button. */
export function SettingsDrawer({
  value,
  defaultValue = sessionSettings,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: SettingsDrawerProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const [settings, setSettings] = useControllableState(value, defaultValue, onValueChange);
  if (!isOpen) return null;
  return (
    <Suspense fallback={<OverlaySkeleton of="drawer" onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenSettings
        {...rest}
        settings={settings}
        setSettings={setSettings}
        setOpen={setOpen}
        setShown={(shown) => setOpen(shown, 'other')}
      />
    </Suspense>
  );
}
