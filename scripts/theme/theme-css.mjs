/** A province's style sheet: only the brand steps, because all other tokens derive from them or are shared. */
export function themeCss(name, seed, ramp) {
  const steps = Object.entries(ramp).map(([step, hex]) => `  --ca-brand-${step}: ${hex};`);
  return `/* Theme "${name}", made from ${seed} by scripts/make-theme.mjs. It wins over the built-in brand wherever it is loaded. */
:root {
${steps.join('\n')}
}
`;
}
