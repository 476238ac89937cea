import { registrableRoles, roleLabel, type RoleId } from '@ca-portal/api/domain';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import type { OptionCard } from '@ca-portal/ui/option-card';
import { RoleTitle } from './components/RegisterForm.styles.js';

const cards: Partial<Record<RoleId, readonly [IconName, string]>> = {
  5: ['building', '替单位办锁、管员工。每家企业先有一位管理员'],
  2: ['user', '代表企业签投标文件，需要加入企业'],
  3: ['exam', '参加评标，以个人名义办理'],
  4: ['stamp', '注册造价工程师，给成果文件签章'],
  6: ['users', '不属于任何企业，办个人证书'],
  8: ['clock', '一次性参加评审，证书期限短'],
  9: ['eye', '监督评标过程'],
};

/** One card for each role that a visitor may register as (spec section 5), with a hint who should choose it. */
export const roleCards: OptionCard[] = registrableRoles.map((id) => {
  const [icon, description] = cards[id] ?? (['user', ''] as const);
  return {
    value: String(id),
    title: (
      <RoleTitle>
        <Icon name={icon} />
        {id === 2 ? '项目负责人/授权委托人' : roleLabel(id)}
      </RoleTitle>
    ),
    description,
  };
});
