import { withRules } from '@ca-portal/api/domain';
import { usePortalConfig } from './config.js';

/**
 * Fills sentences with the rules in force (`withRules`). `{sms:短信|邮箱}` becomes its first text where the province sends
 * text messages, else its second, which may be empty.
 */
export function useRuleWords(): (text: string) => string {
  const { rules, sms } = usePortalConfig();
  return (text) =>
    withRules(
      text.replaceAll(/\{sms:([^|]*)\|([^}]*)\}/g, (_, sent: string, instead: string) =>
        sms ? sent : instead,
      ),
      rules,
    );
}
