import type { ResultOf } from '@ca-portal/api';
import {
  learning,
  study,
  type CourseDetail,
  type CourseSummary,
  type MyCourse,
} from '@ca-portal/api/contract';

type LearningRecord = ResultOf<typeof study.record>;

/** The video of the sample data, as the bundler serves it: stories have no server. */
export const film = new URL('../../../../server/assets/public/lesson-sample.mp4', import.meta.url).href;
export const captions = new URL('../../../../server/assets/public/lesson-sample.vtt', import.meta.url).href;
const trial = { videoUrl: film, captionsUrl: captions };

export const longText =
  '辽宁省房屋建筑和市政基础设施工程电子招标投标交易平台企业管理员与造价工程师继续教育专题培训（含线上机考与补考说明）';

const base: CourseSummary = { ...learning.list.example.response, coverUrl: '' };

export const courses: CourseSummary[] = [
  { ...base, id: 1, title: '数字证书入门', category: '新手入门', priceFen: 0, memberPriceFen: 0 },
  { ...base, id: 2, title: '电子印章的采集与使用', category: '新手入门', priceFen: 0, memberPriceFen: 0 },
  { ...base, id: 5, hours: 640 },
  {
    ...base,
    id: 6,
    title: '年底延期高峰答疑',
    category: '直播答疑',
    kind: 'live',
    startsAt: '2026-11-21 14:00:00',
    liveState: 'live',
    priceFen: 0,
    memberPriceFen: 0,
  },
  {
    ...base,
    id: 7,
    title: '评标专家手机证书使用',
    category: '直播答疑',
    kind: 'live',
    startsAt: '2026-11-24 09:30:00',
    liveState: 'waiting',
    priceFen: 0,
    memberPriceFen: 0,
  },
  {
    ...base,
    id: 8,
    title: '管理员交接与授权',
    category: '直播答疑',
    kind: 'live',
    startsAt: '2026-11-12 09:30:00',
    liveState: 'ended',
    priceFen: 0,
    memberPriceFen: 0,
  },
];

const mine: MyCourse = { ...study.mine.example.response, coverUrl: '' };

export const myCourses: MyCourse[] = [
  {
    ...mine,
    courseId: 1,
    title: '数字证书入门',
    progress: 36,
    lastLessonId: 112,
    lastLessonTitle: '锁、手机证书和PC证书怎么选',
    lastSecond: 25,
  },
  {
    ...mine,
    courseId: 6,
    title: '年底延期高峰答疑',
    kind: 'live',
    progress: 0,
    hoursEarned: 0,
    lastLessonId: null,
    lastLessonTitle: '',
    lastSecond: 0,
  },
  {
    ...mine,
    courseId: 2,
    title: '电子印章的采集与使用',
    state: 'finished',
    progress: 100,
    hoursEarned: 480,
    certificateNumber: 'JY20261119A1B2C3D4E5',
  },
  { ...mine, courseId: 9, title: '标书制作工具的使用', state: 'expired', expiresAt: '2026-03-01 23:59:59' },
];

const lesson = (id: number, title: string, free = false) => ({
  id,
  title,
  seconds: 60,
  free,
  trial: free ? trial : null,
});

export const course: CourseDetail = {
  ...learning.detail.example.response,
  coverUrl: '',
  chapters: [
    { id: 51, title: '第一章 编制', lessons: [lesson(511, '投标文件的加密', true), lesson(512, '多人签章')] },
    {
      id: 52,
      title: '第二章 开标',
      lessons: [lesson(521, '解密失败怎么办'), lesson(522, '证书更换与开标风险')],
    },
  ],
  notices: ['首次观看不能拖动进度', '每 15 秒自动保存学习进度', '同一时间只能在一台设备上学习'],
};

const watched = (id: number, title: string, watchedSeconds: number, lockedReason = '') => ({
  id,
  title,
  seconds: 60,
  watchedSeconds,
  finished: watchedSeconds >= 57,
  lockedReason,
});

export const record: LearningRecord = {
  courseId: 1,
  title: '数字证书入门',
  seekForward: false,
  chapters: [
    {
      id: 11,
      title: '第一章 认识证书',
      lessons: [
        watched(111, '数字证书是什么', 60),
        watched(112, '锁、手机证书和PC证书怎么选', 25),
        watched(113, '密码与保管', 0, '请先学完“锁、手机证书和PC证书怎么选”'),
      ],
    },
    {
      id: 12,
      title: '第二章 开始使用',
      lessons: [
        watched(121, '安装驱动与环境检测', 0, '请先学完“密码与保管”'),
        watched(122, '用CA锁登录平台', 0, '请先学完“安装驱动与环境检测”'),
      ],
    },
  ],
};

export const play = {
  ...study.play.example.response,
  videoUrl: film,
  captionsUrl: captions,
  resumeAt: 25,
  notes: [
    { id: 11, second: 12, text: '密码和签章密码是同一个', createdAt: '2026-11-20 20:15:00' },
    { id: 12, second: 21, text: '手机证书要用“辽易通”扫码', createdAt: '2026-11-20 20:16:00' },
  ],
};

export const saved = {
  ...study.progress.example.response,
  watchedSeconds: 40,
  savedAt: '2026-11-21 10:42:15',
};

const line = (id: number, name: string, text: string, own = false) => ({
  id,
  name,
  own,
  text,
  at: `2026-11-21 14:${String(10 + id).padStart(2, '0')}:00`,
});

export const live = {
  ...study.live.example.response,
  streamUrl: film,
  captionsUrl: captions,
  lines: [
    line(1, '周*', '副锁可以用来投标签章吗？'),
    line(2, '吴*', '上传时提示证书即将到期，还能传吗？'),
    line(3, '张示例', '电脑上有两把锁会冲突吗？', true),
  ],
};
