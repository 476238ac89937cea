import { type PortalSettings, sessionSettings, SettingsDrawer } from '@ca-portal/ui/settings-drawer';
import { usePortalConfig } from '../../config/config.js';
import { applyBrand, brandOf } from '../../settings/apply-brand.js';
import { setAppearance, useAppearance } from '../../settings/appearance.js';
import { brandColors } from '../../settings/brand-colors.js';
import { layoutSettings, useLayoutSettings } from '../../settings/layout.js';
import { useShownAppearance } from '../../settings/useShownAppearance.js';

/** Keeps what was changed, where it belongs. */
function keep(value: PortalSettings, key: keyof PortalSettings | undefined) {
  const { theme, density, elder, contrast, themeColor, showSettings, tagsView, fixedHeader, sidebarLogo } =
    value;
  const reset = key === undefined;
  setAppearance({
    theme,
    density,
    mode: elder ? 'elder' : 'standard',
    // What was not touched goes on following the operating system.
    ...(reset ? { contrast: 'auto' } : {}),
    ...(key === 'contrast' ? { contrast: contrast ? 'high' : 'normal' } : {}),
  });
  if (reset || key === 'themeColor') applyBrand(themeColor);
  layoutSettings.set({ showSettings, tagsView, fixedHeader, sidebarLogo });
}

/** The settings of look and frame (spec 3 and 9): they hold at once and stay in this browser. */
export function WorkSettings({ onClose }: { onClose: () => void }) {
  const { themeColors } = usePortalConfig();
  const { theme, density, brand } = useAppearance();
  const { elder, contrast } = useShownAppearance();
  const { visitHistory: _, ...frame } = useLayoutSettings();
  return (
    <SettingsDrawer
      open
      onOpenChange={(open) => open || onClose()}
      colors={brandColors.filter(({ value }) => themeColors.includes(value))}
      value={{
        ...frame,
        theme,
        density,
        elder,
        contrast,
        themeColor: brandOf(brand) ?? sessionSettings.themeColor,
      }}
      onValueChange={(value, { key }) => keep(value, key)}
    />
  );
}
