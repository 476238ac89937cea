import { defaultPortalConfig } from '@ca-portal/api/domain';
import { sessionSettings } from '@ca-portal/ui/settings-drawer';
import { expect, test } from 'vitest';
import { brandRamp } from '../../../../scripts/theme/brand-ramp.mjs';
import { brandColors } from './brand-colors.js';

test.each(brandColors.filter(({ steps }) => steps))('$label is what the theme command makes', (color) => {
  const ramp = brandRamp(color.value);
  expect(color.steps).toEqual(Object.fromEntries(Object.entries(ramp)));
});

test('the built-in color needs no steps, and every color of the default settings exists', () => {
  expect(brandColors.find(({ value }) => value === sessionSettings.themeColor)?.steps).toBeUndefined();
  const known = brandColors.map(({ value }) => value);
  expect(known).toEqual(defaultPortalConfig.themeColors);
});
