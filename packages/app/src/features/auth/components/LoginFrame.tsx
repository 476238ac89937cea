import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Logo } from '@ca-portal/ui/logo';
import { Rosette } from '@ca-portal/ui/motif';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { logoOf } from '../../../config/logo-of.js';
import { useRuleWords } from '../../../config/rules.js';
import { setAppearance, useAppearance } from '../../../settings/appearance.js';
import { useArrival } from '../../../shared/navigation/index.js';
import { useRecordNumber } from '../queries.js';
import { FootLine, FormColumn, FormPane, Panes, Pitch, TopLine } from './LoginFrame.styles.js';

function ElderSwitch() {
  const elder = useAppearance().mode === 'elder';
  return (
    <Button
      variant={elder ? 'primary' : 'text'}
      size="sm"
      icon={<Icon name="elder" />}
      onClick={() => setAppearance({ mode: elder ? 'standard' : 'elder' })}
    >
      {elder ? '返回标准版' : '长辈版'}
    </Button>
  );
}

/** The two panes of the login: a description of the portal on the left, hidden on phones; the form on the right. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const config = usePortalConfig();
  const say = useRuleWords();
  const { brand, hotline } = config;
  const recordNumber = useRecordNumber();
  const main = useArrival(useLocation().pathname, '');
  const shown = { ...logoOf(config, brand.productName), subtitle: brand.subtitle };
  return (
    <Panes>
      <Pitch>
        <span data-part="rosette">
          <Rosette lineWidth={0.55} />
        </span>
        <Logo brand={shown} />
        <div data-part="words">
          <p data-part="headline">
            数字身份，
            <br />
            从一把锁开始
          </p>
          <p data-part="lead">登录、投标、签章、验签，使用同一张数字证书。</p>
          <ul>
            <li>
              <Icon name="shield-check" />
              CA锁密码只在您的电脑上校验，平台不保存
            </li>
            <li>
              <Icon name="clock" />
              {say('支付后 {reviewTime}内完成审核')}
            </li>
            <li>
              <Icon name="mobile" />
              没带锁？用手机证书扫码登录
            </li>
          </ul>
        </div>
        <span data-part="seal">
          <SealStamp text="数字证书" />
        </span>
      </Pitch>
      <FormPane id="main" ref={main} tabIndex={-1}>
        <TopLine>
          <span data-part="mark">
            <Logo brand={shown} size="sm" />
          </span>
          <span data-part="ways">
            <Link href="/">返回首页</Link>
            <ElderSwitch />
          </span>
        </TopLine>
        <FormColumn>{children}</FormColumn>
        <FootLine>
          <span>
            服务热线 {hotline.phone}{' '}
            <Link underline href="/policy">
              协议和声明
            </Link>
          </span>
          {/* Reserves its own line, so that late content moves nothing. */}
          <span data-part="record">{recordNumber || '\u00a0'}</span>
        </FootLine>
      </FormPane>
    </Panes>
  );
}
