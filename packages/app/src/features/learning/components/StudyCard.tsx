import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../../../routing/guard.js';
import { useToken } from '../../../session/useSession.js';
import { Shown } from '../../../shared/failure/index.js';
import { continueHref, dayText } from '../course/course-facts.js';
import { useMyCourses } from '../course/queries.js';
import { HoursRing } from './HoursRing.js';
import { StudyRow } from './SideCards.styles.js';

/** 我的学习: the course last watched and a link back into it. A visitor sees what a login offers. */
export function StudyCard() {
  const loggedIn = useToken() !== null;
  const mine = useMyCourses();
  const { pathname, search } = useLocation();
  if (!loggedIn)
    return (
      <Card title="我的学习">
        <StudyRow>
          <p>登录后自动记录学时，换电脑可以接着看。</p>
        </StudyRow>
        <LinkButton block href={loginPath(pathname + search)}>
          登录后学习
        </LinkButton>
      </Card>
    );
  return (
    <Card title="我的学习" extra={<Link href="/core/myCourse">全部</Link>}>
      <Shown
        part
        of={mine}
        what="学习记录"
        unharmed="学时没有变化"
        loading={
          <StudyRow aria-busy="true">
            <Skeleton shape="circle" width="84px" height="84px" />
            <Skeleton height="3em" />
          </StudyRow>
        }
      >
        {({ rows }) => {
          const last = rows.find(({ state }) => state === 'studying');
          return last ? (
            <>
              <StudyRow>
                <HoursRing size="sm" earned={last.hoursEarned} required={last.hoursRequired} />
                <div>
                  <b>
                    {last.hoursEarned} / {last.hoursRequired}
                  </b>
                  <p>学时，{dayText(last.expiresAt)} 截止</p>
                </div>
              </StudyRow>
              <LinkButton block href={continueHref(last)} aria-label={`继续学习，${last.title}`}>
                继续学习
              </LinkButton>
            </>
          ) : (
            <StudyRow>
              <p>还没有在学的课程。选一门报名，学时会自动记录。</p>
            </StudyRow>
          );
        }}
      </Shown>
    </Card>
  );
}
