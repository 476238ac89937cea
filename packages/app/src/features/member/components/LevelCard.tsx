import { moneyText } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Wave } from '@ca-portal/ui/motif';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../../../routing/guard.js';
import { nextLevel } from '../level.js';
import { LevelRoot } from '../MemberPage.styles.js';
import type { Membership } from '../queries.js';

/** The current level, and how far the next one is. */
export function LevelCard({ membership }: { membership: Membership }) {
  const { level, levels, levelName, spentFen } = membership;
  const next = nextLevel(membership);
  const present = levels.find((one) => one.level === level);
  return (
    <LevelRoot>
      <div data-part="words">
        <p>
          您现在是{levelName}，本年度已消费 <b>{moneyText(spentFen)}</b>
        </p>
        {next ? (
          <>
            <h1>
              再消费 {moneyText(next.missingFen)}，升级为{next.name}
            </h1>
            <ProgressBar size="lg" value={next.percent} label={`距${next.name}的进度`} />
            <div data-part="scale">
              <span>{present?.name ?? levelName}</span>
              <span>
                {next.name} {moneyText(membership.nextLevelFen ?? 0)}
              </span>
            </div>
          </>
        ) : (
          <h1>您已是最高等级</h1>
        )}
        <LevelRule />
      </div>
      <Crown />
    </LevelRoot>
  );
}

/** The same place for a visitor: his level is shown after the login, which returns here. */
export function VisitorCard() {
  const { pathname } = useLocation();
  return (
    <LevelRoot>
      <div data-part="words">
        <p>会员权益</p>
        <h1>登录后查看您的等级</h1>
        <LevelRule />
        <LinkButton variant="primary" href={loginPath(pathname)}>
          立即登录
        </LinkButton>
      </div>
      <Crown />
    </LevelRoot>
  );
}

const LevelRule = () => <p>按自然年累计，每年 1 月 1 日重新计算。达到金额自动升级，不收会员费。</p>;

const Crown = () => (
  <div data-part="picture" aria-hidden="true">
    <Wave />
    <Icon name="crown" size="6rem" />
  </div>
);
