import { formatBeijing } from '@ca-portal/api/domain';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import { factList } from './site.js';

const minute = 60_000;
const day = 86_400_000;
/** Length of the sample video used for every lesson. */
const lessonSeconds = 60;
const video = '/common/public/lesson-sample.mp4';
const stream = '/common/public/live-sample.m3u8';

type Course = Pick<
  typeof t.courses.$inferInsert,
  'title' | 'summary' | 'category' | 'teacherName' | 'hours' | 'examination' | 'region' | 'priceFen'
> & { readonly chapters: Readonly<Record<string, readonly string[]>>; readonly live?: number };

/** `live` is the start of a live lesson, in milliseconds from the moment of seeding. */
const courses: readonly Course[] = [
  {
    title: '数字证书入门',
    summary: '第一次拿到CA锁，从插锁到登录，一步一步做给您看。',
    category: '新手入门',
    teacherName: '张示例',
    hours: 480,
    examination: '线上机考',
    region: '线上',
    priceFen: 0,
    chapters: {
      '第一章 认识证书': ['数字证书是什么', '锁、手机证书和PC证书怎么选', '密码与保管'],
      '第二章 开始使用': ['安装驱动与环境检测', '用CA锁登录平台', '签章与验签'],
    },
  },
  {
    title: '电子印章的采集与使用',
    summary: '印章采集表怎么盖、怎么扫描，签章时常见的问题。',
    category: '新手入门',
    teacherName: '李样例',
    hours: 480,
    examination: '线上机考',
    region: '线上',
    priceFen: 0,
    chapters: {
      '第一章 采集': ['采集表的要求', '扫描与裁剪'],
      '第二章 使用': ['在PDF上签章', '验证别人的签章'],
    },
  },
  {
    title: '企业变更与证书更新',
    summary: '名称、法定代表人、公章变更后，哪些证书要更新，怎么更新。',
    category: '业务实务',
    teacherName: '王演示',
    hours: 560,
    examination: '线上机考',
    region: '线上',
    priceFen: 0,
    chapters: {
      '第一章 变更前': ['变更影响哪些锁', '材料准备'],
      '第二章 变更后': ['持有人更新证书', '进度查询'],
    },
  },
  {
    title: '造价成果文件的电子签章',
    summary: '造价工程师执业印章的办理、变更与在成果文件中的使用。',
    category: '业务实务',
    teacherName: '王演示',
    hours: 560,
    examination: '线下机考',
    region: '{city}',
    priceFen: 0,
    chapters: {
      '第一章 执业印章': ['办理与变更', '规格与颜色'],
      '第二章 成果文件': ['签章位置', '常见退回原因'],
    },
  },
  {
    title: '电子招标投标实务',
    summary: '从编制到开标，一次讲清证书在每一步怎么用。',
    category: '业务实务',
    teacherName: '王演示',
    hours: 640,
    examination: '线上机考',
    region: '线上',
    priceFen: 19_900,
    chapters: {
      '第一章 编制': ['投标文件的加密', '多人签章'],
      '第二章 开标': ['解密失败怎么办', '证书更换与开标风险'],
    },
  },
  {
    title: '年底延期高峰答疑',
    summary: '延期从什么时候开始、怎样在线写入，讲师现场回答。',
    category: '直播答疑',
    teacherName: '张示例',
    hours: 480,
    examination: '线上面试',
    region: '线上',
    priceFen: 0,
    chapters: {},
    live: -20 * minute,
  },
  {
    title: '评标专家手机证书使用',
    summary: '手机扫码、设置密码、远程评标签字，现场演示。',
    category: '直播答疑',
    teacherName: '李样例',
    hours: 480,
    examination: '线上面试',
    region: '线上',
    priceFen: 0,
    chapters: {},
    live: 3 * day,
  },
  {
    title: '管理员交接与授权',
    summary: '管理员离职、更换与授权书办理的直播回放。',
    category: '直播答疑',
    teacherName: '张示例',
    hours: 480,
    examination: '线上面试',
    region: '线上',
    priceFen: 0,
    chapters: {},
    live: -9 * day,
  },
];

const notices = ['首次观看不能拖动进度', '每 15 秒自动保存学习进度', '同一时间只能在一台设备上学习'];

const introductionOf = (teacher: string) => `${teacher}，从事电子认证与电子招标投标培训多年（示例讲师）。`;

function courseRows(now: Date): (typeof t.courses.$inferInsert)[] {
  return courses.map(({ live, ...withOutline }, i) => {
    const { chapters: _outline, ...course } = withOutline;
    const startsAt = live === undefined ? null : new Date(now.getTime() + live);
    return {
      ...course,
      id: i + 1,
      kind: startsAt ? ('live' as const) : ('recorded' as const),
      teacherIntroduction: `<p>${introductionOf(course.teacherName)}</p>`,
      introduction: `<p>${course.summary}</p><p>本课程为演示内容，视频为示例视频。</p>`,
      notices,
      host: i % 2 === 0 ? '示例主办单位一' : '示例主办单位二',
      address: '待定',
      memberPriceFen: Math.round(course.priceFen * 0.8),
      earlierEnrollments: 1240 - i * 137,
      startsAt,
      endsAt: startsAt && new Date(startsAt.getTime() + 120 * minute),
      enrollBefore: startsAt
        ? new Date(startsAt.getTime() + 90 * minute)
        : new Date(now.getTime() + 40 * day),
      streamUrl: startsAt ? stream : '',
      recordingUrl: startsAt ? video : '',
      position: i + 1,
    };
  });
}

/** Readable numbers: chapter 11 is the first of course 1, lesson 111 its first. */
function outline() {
  const chapters: (typeof t.courseChapters.$inferInsert)[] = [];
  const lessons: (typeof t.lessons.$inferInsert)[] = [];
  for (const [i, course] of courses.entries()) {
    for (const [j, [title, titles]] of Object.entries(course.chapters).entries()) {
      const chapterId = (i + 1) * 10 + j + 1;
      chapters.push({ id: chapterId, courseId: i + 1, title, position: j + 1 });
      for (const [k, lesson] of titles.entries()) {
        lessons.push({
          id: chapterId * 10 + k + 1,
          courseId: i + 1,
          chapterId,
          title: lesson,
          seconds: lessonSeconds,
          free: j === 0 && k === 0,
          videoUrl: video,
          position: j * 100 + k,
        });
      }
    }
  }
  return { chapters, lessons };
}

const momentText = (at: Date | null | undefined) => (at ? formatBeijing(at) : '');

/** The same courses for the editors of the portal: their changes are shown on the learning pages. */
export const courseSources = (now: Date) => {
  const { chapters, lessons } = outline();
  return courseRows(now).map((course) => ({
    id: course.id,
    at: formatBeijing(new Date(now.getTime() - 30 * day)),
    title: course.title,
    category: course.category,
    summary: course.summary,
    html: course.introduction,
    position: course.position,
    facts: factList({
      teacher: course.teacherName,
      teacherIntroduction: introductionOf(course.teacherName),
      hours: String(course.hours),
      price: String(course.priceFen / 100),
      memberPrice: String(course.memberPriceFen / 100),
      examination: course.examination,
      host: course.host,
      region: course.region,
      address: course.address,
      startsAt: momentText(course.startsAt),
      endsAt: momentText(course.endsAt),
      enrollBefore: momentText(course.enrollBefore),
      streamUrl: course.streamUrl ?? '',
      recordingUrl: course.recordingUrl ?? '',
      notice: course.notices,
      outline: chapters
        .filter(({ courseId }) => courseId === course.id)
        .flatMap(({ id, title }) => [
          `# ${title}`,
          ...lessons
            .filter(({ chapterId }) => chapterId === id)
            .map((one) => `${one.free ? '*' : ''}${one.title}|${one.seconds}|${one.videoUrl}`),
        ]),
    }),
  }));
};

/** Learners: one in the middle of a course, one at its end, and a live chat that has started. */
async function seedLearners(db: Db, now: Date): Promise<void> {
  const people = await db.select().from(t.users);
  const idOf = (username: string) => people.find((one) => one.username === username)?.id;
  const [administrator, leader, engineer] = ['qiye', 'fuzeren', 'zaojia'].map(idOf);
  if (!administrator || !leader || !engineer) return;
  const enrolledAt = new Date(now.getTime() - 20 * day);
  const enrolled = (userId: string, courseId: number, requestId: string) => ({
    userId,
    courseId,
    requestId,
    enrolledAt,
    lastAt: new Date(now.getTime() - courseId * 3_600_000),
    expiresAt: new Date(enrolledAt.getTime() + 365 * day),
  });
  await db.insert(t.enrollments).values([
    { ...enrolled(administrator, 1, '5f0c6e0a-6f43-4a5e-9b1a-0d6a1f0e0001'), lastLessonId: 112 },
    enrolled(administrator, 6, '5f0c6e0a-6f43-4a5e-9b1a-0d6a1f0e0002'),
    {
      ...enrolled(administrator, 2, '5f0c6e0a-6f43-4a5e-9b1a-0d6a1f0e0003'),
      lastLessonId: 222,
      finishedAt: new Date(now.getTime() - 2 * day),
      certificateNumber: 'JY20261119A1B2C3D4E5',
    },
    { ...enrolled(engineer, 4, '5f0c6e0a-6f43-4a5e-9b1a-0d6a1f0e0004'), lastLessonId: 411 },
    enrolled(leader, 6, '5f0c6e0a-6f43-4a5e-9b1a-0d6a1f0e0005'),
  ]);
  const watched = (userId: string, courseId: number, lessonId: number, seconds: number) => ({
    userId,
    courseId,
    lessonId,
    watchedSeconds: seconds,
    lastSecond: seconds,
    updatedAt: now,
  });
  await db
    .insert(t.lessonProgress)
    .values([
      watched(administrator, 1, 111, 60),
      watched(administrator, 1, 112, 25),
      ...[211, 212, 221, 222].map((id) => watched(administrator, 2, id, 60)),
      watched(engineer, 4, 411, 40),
    ]);
  await db.insert(t.liveLines).values(
    ['请问锁丢了怎么补办？', '延期后密码会变吗？', '可以同时延期几把锁吗？'].map((text, i) => ({
      courseId: 6,
      userId: i === 1 ? administrator : leader,
      text,
      at: new Date(now.getTime() - (10 - i) * minute),
    })),
  );
}

/** Courses with their outlines and learners. Call it after the people exist. */
export async function seedCourses(db: Db, now: Date): Promise<void> {
  const { chapters, lessons } = outline();
  await db.insert(t.courses).values(courseRows(now));
  await db.insert(t.courseChapters).values(chapters);
  await db.insert(t.lessons).values(lessons);
  await seedLearners(db, now);
}
