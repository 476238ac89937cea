import {
  environmentMessage,
  ENVIRONMENT_CHECKS,
  type EnvironmentCheck,
  type EnvironmentCheckName,
} from '@ca-portal/ca-lock-sdk/environment';
import { zhCN } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Rows } from '../EnvironmentCheckPage.styles.js';
import { fixOf } from '../fixes.js';

/** What a check does, shown until there is a result. */
const looksAt: Record<EnvironmentCheckName, string> = {
  system: '能不能插CA锁的电脑',
  browser: '谷歌（Chrome）或火狐（Firefox）内核，https 网址',
  permission: '浏览器是否允许本站访问这台电脑上的锁服务',
  service: '驱动是否已安装并在运行',
  lock: '是否插好一把锁',
  certificate: '锁里的证书是否完整、在有效期内',
};

function factOf(check: EnvironmentCheck): string {
  const message = environmentMessage(zhCN, check);
  if (message) return message.title;
  // The kind of CA is a number for customer service, shown in the report only.
  const { port } = check.facts;
  const facts = port ? `端口 ${port}` : Object.values(check.facts).filter(Boolean).join(' ');
  const state = zhCN.environment.states[check.state];
  return check.state === 'pass' && facts ? `${state}（${facts}）` : state;
}

/** 每一项的情况: each check with its result and its fix. */
export function CheckList({ checks }: { checks: readonly EnvironmentCheck[] }) {
  return (
    <Card title="每一项的情况">
      <Rows>
        {ENVIRONMENT_CHECKS.map((name) => {
          const check = checks.find((one) => one.name === name);
          const fix = check && fixOf(check);
          return (
            <li key={name}>
              <strong>{zhCN.environment.checks[name]}</strong>
              <span data-part="fact">{check ? factOf(check) : looksAt[name]}</span>
              {fix ? (
                <LinkButton size="sm" href={fix.href}>
                  {fix.label}
                </LinkButton>
              ) : null}
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}
