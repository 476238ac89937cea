import { setAppearance } from './appearance.js';
import { brandColors } from './brand-colors.js';

const everyStep = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** Shows the portal in one of the offered theme colors and remembers it; an unknown one becomes the built-in. */
export function applyBrand(value: string): void {
  const steps = brandColors.find((color) => color.value === value)?.steps;
  const { style } = document.documentElement;
  for (const step of everyStep) {
    const color = steps?.[step];
    if (color) style.setProperty(`--ca-brand-${step}`, color);
    else style.removeProperty(`--ca-brand-${step}`);
  }
  setAppearance({ brand: steps });
}

/** The theme color that these steps belong to. */
export const brandOf = (steps: Readonly<Record<string, string>> | undefined): string | undefined =>
  brandColors.find((color) => color.steps && color.steps[600] === steps?.['600'])?.value;
