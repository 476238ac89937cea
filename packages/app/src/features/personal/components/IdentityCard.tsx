import { Avatar } from '@ca-portal/ui/avatar';
import { Wave } from '@ca-portal/ui/motif';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { useCurrentUser } from '../../../session/useSession.js';
import { IdentityRoot } from './IdentityCard.styles.js';
import type { Profile } from './KeyFigures.js';

const reviews: Readonly<Record<'0' | '1' | '2' | '3', Pick<StatusTagProps, 'family' | 'icon' | 'children'>>> =
  {
    '0': { family: 'neutral', icon: 'minus', children: '企业信息未提交' },
    '1': { family: 'info', icon: 'dot', children: '企业信息待审核' },
    '2': { family: 'success', icon: 'check', children: '企业信息审核通过' },
    '3': { family: 'danger', icon: 'warning', children: '企业信息审核不通过' },
  };

/** The current identity: the person, the role, and the company it acts for. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const { person } = profile;
  const review = useCurrentUser()?.companyReview;
  return (
    <IdentityRoot aria-labelledby="identity-name">
      <span data-part="wave">
        <Wave />
      </span>
      <div data-part="who">
        <Avatar name={person.name} size="lg" />
        <div>
          <h2 id="identity-name">{person.name}</h2>
          <div data-part="role">{person.roleName || '暂未选择身份'}</div>
        </div>
      </div>
      {person.companyName ? (
        <div data-part="company">
          <span data-part="term">所属企业</span>
          <strong>{person.companyName}</strong>
          <span data-part="code">{person.creditCode}</span>
          {review ? (
            <span data-part="review">
              <StatusTag {...reviews[review]} />
            </span>
          ) : null}
        </div>
      ) : null}
    </IdentityRoot>
  );
}
