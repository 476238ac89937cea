import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useParams } from 'react-router-dom';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { Offer } from './components/Offer.js';
import { Narrow } from './InvitationPage.styles.js';
import { useInvitation } from './queries.js';

/** 加入企业 (/invitation/…): the content of an invitation, readable before the login, and the answer to it. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const invitation = useInvitation(token);
  // A token with a wrong format belongs to no invitation.
  const unknown = [errorCodes.invitationInvalid, errorCodes.badRequest].some((code) =>
    isApiError(invitation.error, code),
  );
  return (
    <PublicFrame>
      <Narrow>
        <PageHeading size="lg" title="加入企业" />
        <Shown
          part
          card
          of={invitation}
          what="邀请"
          size="md"
          isMissing={unknown}
          missing={
            <Card>
              <Empty
                art="search"
                title="邀请链接无效"
                titleLevel={2}
                reason="链接可能不完整或已失效，请联系企业管理员重新邀请。"
                action={<LinkButton href="/">返回首页</LinkButton>}
              />
            </Card>
          }
          loading={
            <Card aria-busy="true">
              <HiddenText as="output">正在加载邀请</HiddenText>
              <Skeleton height="10rem" />
            </Card>
          }
        >
          {(data) => <Offer token={token} invitation={data} />}
        </Shown>
      </Narrow>
    </PublicFrame>
  );
}
