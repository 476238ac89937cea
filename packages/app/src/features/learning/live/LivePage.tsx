import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatClock } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { RichText } from '@ca-portal/ui/rich-text';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { useSearchParams } from 'react-router-dom';
import { epochOf } from '../../../shared/time/index.js';
import { readId } from '../../../shared/content/index.js';
import { PublicFrame } from '../../../shared/page/index.js';
import { copyText } from '../../../shared/browser/index.js';
import { Notices } from '../components/Notices.js';
import { courseHref, startText } from '../course/course-facts.js';
import { useCourse } from '../course/queries.js';
import { NotWatchable } from '../record/NotWatchable.js';
import { WatchColumns, WatchHead } from '../record/Record.styles.js';
import { LiveChat } from './LiveChat.js';
import { Below, HeadActions } from './LivePage.styles.js';
import { LiveScreen } from './LiveScreen.js';
import { useLiveLesson, useSignIn, type LiveLesson } from './queries.js';

/** 直播课 (`/learningLive?id=`): the live lesson, the chat beside it, and afterwards the recording. */
export function LivePage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const live = useLiveLesson(id);
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '学习中心', href: '/learning' },
          { label: live.data?.title ?? '课程', ...(id > 0 ? { href: courseHref(id) } : {}) },
          { label: live.data?.state === 'ended' ? '回放' : '直播课' },
        ]}
      />
      {live.data ? (
        <WatchColumns>
          <div>
            <LiveScreen
              live={live.data}
              answeredAt={live.dataUpdatedAt}
              silent={live.isError}
              onStart={() => void live.refetch()}
            />
            <LiveHead id={id} live={live.data} />
          </div>
          <LiveChat id={id} live={live.data} />
          <AboutCourse id={id} />
        </WatchColumns>
      ) : (
        <NotWatchable
          courseId={id}
          heading="直播课"
          query={live}
          failed={{ what: '直播课' }}
          missing="该直播课不存在或已下线"
          notEnrolled="报名后就可以观看直播和回放。"
        />
      )}
    </PublicFrame>
  );
}

function LiveHead({ id, live }: { id: number; live: LiveLesson }) {
  const signIn = useSignIn();
  const course = useCourse(id).data;
  return (
    <WatchHead>
      <div>
        <h1>{live.title}</h1>
        <p>
          {course ? `${course.teacherName}，` : ''}
          {startText(live.startsAt)} 开始
          {course ? `，${course.hours} 学时` : ''}
        </p>
      </div>
      <HeadActions>
        {live.signedInAt ? (
          <StatusTag family="success" icon="check">
            {formatClock(epochOf(live.signedInAt))} 已签到
          </StatusTag>
        ) : live.state === 'live' ? (
          <Button
            variant="primary"
            icon={<Icon name="hand" />}
            loading={signIn.isPending}
            loadingText="签到中"
            onClick={() => signIn.mutate({ params: { id } })}
          >
            签到
          </Button>
        ) : null}
        <Button
          icon={<Icon name="link" />}
          onClick={() =>
            void copyText(
              new URL(courseHref(id), window.location.origin).href,
              '课程链接已复制',
              '没有复制成功，请复制地址栏里的链接',
            )
          }
        >
          分享
        </Button>
      </HeadActions>
    </WatchHead>
  );
}

/** The description of the lesson; the lesson itself does not wait for it. */
function AboutCourse({ id }: { id: number }) {
  const course = useCourse(id).data;
  if (!course) return null;
  return (
    <Below data-part="below">
      <Card title="课程介绍">
        <RichText html={course.introduction} />
      </Card>
      {course.notices.length > 0 ? (
        <Card title="学习须知">
          <Notices notices={course.notices} />
        </Card>
      ) : null}
    </Below>
  );
}
