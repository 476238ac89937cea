/** A province's style sheet: the brand steps and nothing else, for all other tokens follow them or are everyone's. */
export function themeCss(name, seed, ramp) {
  const steps = Object.entries(ramp).map(([step, hex]) => `  --ca-brand-${step}: ${hex};`);
  return `/* Theme "${name}", made from ${seed} by scripts/make-theme.mjs. It wins over the built-in brand wherever it is loaded. */
:root {
${steps.join('\n')}
}
`;
}
