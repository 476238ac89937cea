import { type PortalSettings, sessionSettings, SettingsDrawer } from '@ca-portal/ui/settings-drawer';
import { usePortalConfig } from '../../config/config.js';
import { applyBrand, brandOf } from '../../settings/apply-brand.js';
import { setAppearance, useAppearance } from '../../settings/appearance.js';
import { brandColors } from '../../settings/brand-colors.js';
import { defaultLayout, layoutSettings, useLayoutSettings } from '../../settings/layout.js';
import { useShownAppearance } from '../../settings/useShownAppearance.js';

/** Saves a change in the right store. */
function keep(value: PortalSettings, key: keyof PortalSettings | undefined) {
  const { theme, density, elder, contrast, themeColor, showSettings, tagsView, fixedHeader, sidebarLogo } =
    value;
  const reset = key === undefined;
  setAppearance({
    density,
    mode: elder ? 'elder' : 'standard',
    // A setting that was not changed keeps following the operating system.
    ...(reset ? { theme, contrast: 'auto' } : {}),
    // High contrast overrides dark, so the switch would have no effect.
    ...(key === 'theme' ? { theme, ...(theme === 'dark' ? { contrast: 'normal' } : {}) } : {}),
    ...(key === 'contrast' ? { contrast: contrast ? 'high' : 'normal' } : {}),
  });
  if (reset || key === 'themeColor') applyBrand(themeColor);
  const { visitHistory } = reset ? defaultLayout : layoutSettings.get();
  layoutSettings.set({ showSettings, tagsView, fixedHeader, sidebarLogo, visitHistory });
}

/** The settings of look and layout (spec 3 and 9): they apply at once and stay in this browser. */
export function WorkSettings({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const { themeColors } = usePortalConfig();
  const { theme, density, brand } = useAppearance();
  const { elder, contrast } = useShownAppearance();
  const { visitHistory, ...frame } = useLayoutSettings();
  return (
    <SettingsDrawer
      open
      onOpenChange={(open) => (open ? onOpen() : onClose())}
      colors={brandColors.filter(({ value }) => themeColors.includes(value))}
      value={{
        ...frame,
        theme: contrast && theme === 'dark' ? 'light' : theme, // the appearance shown, operating system included
        density,
        elder,
        contrast,
        themeColor: brandOf(brand) ?? sessionSettings.themeColor,
      }}
      onValueChange={(value, { key }) => keep(value, key)}
      extra={[
        {
          title: '页签',
          switches: [
            {
              key: 'visitHistory',
              label: '按访问记录返回',
              note: '关闭页签后，回到上一个看过的页签，而不是最后一个页签',
              value: visitHistory,
              onValueChange: (on) => layoutSettings.set({ visitHistory: on }),
            },
          ],
        },
      ]}
    />
  );
}
