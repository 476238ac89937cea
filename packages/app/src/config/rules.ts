import { withRules } from '@ca-portal/api/domain';
import { usePortalConfig } from './config.js';

/**
 * Fills sentences with the rules that are in force (`withRules`). `{sms:短信|邮箱}` becomes its first words where the
 * province sends text messages and its second, which may be none, where it does not.
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
