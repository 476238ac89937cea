import { usePortalConfig } from '../../config/config.js';
import { ageOf } from './age.js';
import { useNow } from './useNow.js';
import { AgeWords } from './WaitingAge.styles.js';

/** How long an entry has waited: text first, then color and weight. */
export function WaitingAge({ since }: { since: string | null }) {
  const { rules } = usePortalConfig();
  const age = ageOf(since, useNow(60_000), rules.reviewHours);
  return age ? <AgeWords data-step={age.step}>{age.words}</AgeWords> : null;
}
