import { withRules } from '@ca-portal/api/domain';
import { usePortalConfig } from './config.js';

/** Fills sentences with the rules that are in force (`withRules`). */
export function useRuleWords(): (text: string) => string {
  const { rules } = usePortalConfig();
  return (text) => withRules(text, rules);
}
