import { brokenPinRules, PIN_RULES, type PinRule } from '@ca-portal/ca-lock-sdk/pin';
import { Icon } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import { Rules } from './PinDialog.styles.js';

export const pinRuleWords: Record<PinRule, string> = {
  length: '6–16 位',
  lettersAndDigits: '同时有字母和数字',
  unpredictable: '不是连续、重复或常见的组合',
};

/** The rules of a new PIN, each highlighted once the typed value fulfills it. */
export function PinRulesList({ pin }: { pin: string }) {
  const broken = pin === '' ? PIN_RULES : brokenPinRules(pin);
  return (
    <Rules aria-label="新密码的要求">
      {PIN_RULES.map((rule) => {
        const kept = !broken.includes(rule);
        return (
          <li key={rule} data-kept={kept || undefined}>
            <Icon name={kept ? 'check' : 'minus'} />
            {pinRuleWords[rule]}
            <HiddenText>{kept ? '：已满足' : '：还没有满足'}</HiddenText>
          </li>
        );
      })}
    </Rules>
  );
}
