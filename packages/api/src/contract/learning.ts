import { z } from 'zod';
import { courseHours, courseKinds } from '../domain/index.js';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';

export const courseSummary = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  kind: z.enum(courseKinds),
  /** Empty when the course has no picture of its own. */
  coverUrl: z.string(),
  teacherName: z.string(),
  hours: z.literal(courseHours),
  priceFen: f.fen,
  memberPriceFen: f.fen,
  enrollments: z.int().min(0),
  /** Start of a live lesson; null for recorded courses. */
  startsAt: f.beijing.nullable(),
  /** State of a live lesson by the server's clock; null for recorded courses. */
  liveState: z.enum(['waiting', 'live', 'ended']).nullable(),
  enrollBefore: f.beijing.nullable(),
});
/** A course in the list. */
export type CourseSummary = z.output<typeof courseSummary>;

const lesson = z.object({
  id: z.int(),
  title: z.string(),
  seconds: z.int().min(0),
  /** May be watched without enrollment. */
  free: z.boolean(),
  /** The video of a free lesson, and its WebVTT captions (empty when it has none); null for the others. */
  trial: z.object({ videoUrl: z.string(), captionsUrl: z.string() }).nullable(),
});
const chapter = z.object({ id: z.int(), title: z.string(), lessons: z.array(lesson) });

const courseDetail = courseSummary.extend({
  introduction: z.string(),
  teacherIntroduction: z.string(),
  notices: z.array(z.string()),
  chapters: z.array(chapter),
  examination: z.string(),
  host: z.string(),
  region: z.string(),
  address: z.string(),
  /** The price for the caller: members pay less. */
  dueFen: f.fen,
  /** The order of a paid or reserved place. */
  orderNo: f.orderNo.nullable(),
  /** The caller’s state; `none` for visitors too. */
  enrollment: z.enum(['none', 'unpaid', 'enrolled', 'finished', 'closed']),
});
/** A course with its lessons. */
export type CourseDetail = z.output<typeof courseDetail>;

const exampleCourse: CourseSummary = {
  id: 5,
  title: '电子招标投标实务',
  summary: '从编制到开标，一次讲清证书在每一步怎么用。',
  category: '业务实务',
  kind: 'recorded',
  coverUrl: '/common/public/course-5.svg',
  teacherName: '王演示',
  hours: 480,
  priceFen: 19900,
  memberPriceFen: 15900,
  enrollments: 1240,
  startsAt: null,
  liveState: null,
  enrollBefore: '2026-12-31 23:59:59',
};
const exampleLesson = {
  id: 51,
  title: '数字证书是什么',
  seconds: 1260,
  free: true,
  trial: { videoUrl: '/common/public/lesson-51.mp4', captionsUrl: '/common/public/lesson-51.vtt' },
};
const byId = z.object({ id: f.id });
const names = z.array(z.string());
/** One of the values of `options`. */
const option = z.string().max(50).optional();

/** Rows: Courses on offer. */
export const learning = {
  list: endpoint({
    method: 'GET',
    path: '/api/course/list',
    summary: 'Courses on offer, recorded and live',
    source: 'ours (2.3 /learning)',
    access: anybody,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      keyword: f.keyword.optional(),
      category: z.string().max(20).optional(),
      kind: z.enum(courseKinds).optional(),
      /** Only courses without a price. */
      free: z.literal('true').optional(),
      examination: option,
      address: option,
      hours: z.coerce.number<number>().pipe(z.literal(courseHours)).optional(),
      host: option,
      region: option,
    }),
    response: courseSummary,
    example: { query: { page: 1, limit: 12 }, response: exampleCourse },
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/course/options',
    summary: 'The option lists: examination ways, addresses, hours, hosts, regions, and the categories',
    source: '3 (path ours)',
    access: anybody,
    envelope: 'data',
    response: z.object({
      categories: names,
      examinations: names,
      courseAddresses: names,
      teachingAddresses: names,
      hours: z.array(z.literal(courseHours)),
      hosts: names,
      regions: names,
    }),
    example: {
      response: {
        categories: ['业务实务'],
        examinations: ['线上机考', '线下机考', '线下笔试', '线上面试'],
        courseAddresses: ['待定'],
        teachingAddresses: ['待定'],
        hours: [480, 560, 640],
        hosts: ['示例主办单位一'],
        regions: ['沈阳', '大连', '线上'],
      },
    },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/course/{id}',
    summary: 'One course with outline, teacher and notices',
    source: 'ours (2.3 /learningDetail)',
    access: anybody,
    envelope: 'data',
    params: byId,
    response: courseDetail,
    example: {
      params: { id: 5 },
      response: {
        ...exampleCourse,
        introduction: '<p>面向投标人员的线上课程。</p>',
        teacherIntroduction: '<p>从事电子招投标培训多年（示例）。</p>',
        notices: ['首次观看不能拖动进度'],
        chapters: [{ id: 1, title: '第一章 基础', lessons: [exampleLesson] }],
        examination: '线上机考',
        host: '示例主办单位一',
        region: '线上',
        address: '待定',
        dueFen: 19900,
        orderNo: null,
        enrollment: 'none',
      },
    },
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/course/certificate/{number}',
    summary: 'Is there a completion certificate of that number, and what does it say? The name is masked',
    source: 'ours (dossier 6.1)',
    access: anybody,
    envelope: 'data',
    params: z.object({ number: z.string().regex(/^JY\d{8}[0-9A-F]{10}$/, '证书编号不正确') }),
    response: z.object({
      number: z.string(),
      name: z.string(),
      title: z.string(),
      hours: z.literal(courseHours),
      host: z.string(),
      day: f.day,
    }),
    example: {
      params: { number: 'JY20261119A1B2C3D4E5' },
      response: {
        number: 'JY20261119A1B2C3D4E5',
        name: '张*例',
        title: '电子招标投标实务',
        hours: 480,
        host: '示例主办单位一',
        day: '2026-11-19',
      },
    },
  }),
  enroll: endpoint({
    method: 'POST',
    path: '/course/{id}/enroll',
    summary: 'Enroll; a course with a price answers the order that has to be paid first',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    body: z.object({ requestId: f.requestId, agreed: z.literal(true, '请先阅读并同意学习须知') }),
    repeatable: true,
    response: z.object({ enrollment: z.enum(['unpaid', 'enrolled']), orderNo: f.orderNo.nullable() }),
    example: {
      params: { id: 5 },
      body: { requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69', agreed: true },
      response: { enrollment: 'unpaid', orderNo: 'DD20261121000009' },
    },
  }),
};
