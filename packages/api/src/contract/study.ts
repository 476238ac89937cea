import { z } from 'zod';
import { courseHours, courseKinds } from '../domain/index.js';
import { endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';

const byCourse = z.object({ id: f.id });
const byLesson = z.object({ id: f.id, lessonId: f.id });
const seconds = z.int().min(0).max(86_400);

const myCourse = z.object({
  courseId: z.int(),
  title: z.string(),
  /** Empty when the course has no picture of its own. */
  coverUrl: z.string(),
  kind: z.enum(courseKinds),
  /** `unpaid`: the place is reserved until `expiresAt`. */
  state: z.enum(['unpaid', 'studying', 'finished', 'expired']),
  /** The order of a course with a price. */
  orderNo: f.orderNo.nullable(),
  /** Paid, and nothing watched yet: a refund is possible. */
  refundable: z.boolean(),
  /** 0 to 100, see `courseProgress` in the domain. */
  progress: z.int().min(0).max(100),
  hoursRequired: z.literal(courseHours),
  hoursEarned: z.number().min(0),
  lastLessonId: z.int().nullable(),
  lastLessonTitle: z.string(),
  lastSecond: seconds,
  expiresAt: f.beijing,
  /** Verification number of the completion certificate; empty before the end. */
  certificateNumber: z.string(),
});
/** A course of the user, with the progress. */
export type MyCourse = z.output<typeof myCourse>;

const note = z.object({ id: z.int(), second: seconds, text: z.string(), createdAt: f.beijing });
const exampleNote = { id: 1, second: 754, text: '签章和签名的区别', createdAt: '2026-11-20 20:15:00' };
const chatLine = z.object({
  id: z.int(),
  name: z.string(),
  own: z.boolean(),
  text: z.string(),
  at: f.beijing,
});
const exampleLine = {
  id: 1,
  name: '张示例',
  own: true,
  text: '请问锁丢了怎么补办？',
  at: '2026-11-21 14:10:00',
};

/** Actions of an enrolled user: watch, resume, join a live lesson. */
export const study = {
  mine: endpoint({
    method: 'GET',
    path: '/course/mine',
    summary: 'The caller’s courses, the one last watched first',
    source: 'ours (2.3 /core/myCourse)',
    access: signedIn,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: z.enum(['unpaid', 'studying', 'finished', 'expired']).optional() }),
    response: myCourse,
    example: {
      query: { page: 1, limit: 10 },
      response: {
        courseId: 5,
        title: '电子招标投标实务',
        coverUrl: '/common/public/course-5.svg',
        kind: 'recorded',
        state: 'studying',
        orderNo: null,
        refundable: false,
        progress: 36,
        hoursRequired: 480,
        hoursEarned: 172.5,
        lastLessonId: 51,
        lastLessonTitle: '数字证书是什么',
        lastSecond: 1110,
        expiresAt: '2027-11-20 23:59:59',
        certificateNumber: '',
      },
    },
  }),
  week: endpoint({
    method: 'GET',
    path: '/course/week',
    summary: 'Minutes studied on each of the last seven days, and hours earned and required in all',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.object({
      hoursEarned: z.number().min(0),
      hoursRequired: z.int().min(0),
      days: z.array(z.object({ day: f.day, minutes: z.int().min(0) })).length(7),
    }),
    example: {
      response: {
        hoursEarned: 172.5,
        hoursRequired: 480,
        days: ['15', '16', '17', '18', '19', '20', '21'].map((d) => ({ day: `2026-11-${d}`, minutes: 45 })),
      },
    },
  }),
  record: endpoint({
    method: 'GET',
    path: '/course/{id}/record',
    summary: 'Chapters with what was watched, and why a lesson is locked',
    source: 'ours (2.3 /learningRecord)',
    access: signedIn,
    envelope: 'data',
    params: byCourse,
    response: z.object({
      courseId: z.int(),
      title: z.string(),
      /** Lessons that were not watched completely do not allow seeking forward. */
      seekForward: z.boolean(),
      chapters: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          lessons: z.array(
            z.object({
              id: z.int(),
              title: z.string(),
              seconds,
              watchedSeconds: seconds,
              finished: z.boolean(),
              /** Empty when the lesson can be watched. */
              lockedReason: z.string(),
            }),
          ),
        }),
      ),
    }),
    example: {
      params: { id: 5 },
      response: {
        courseId: 5,
        title: '电子招标投标实务',
        seekForward: false,
        chapters: [
          {
            id: 1,
            title: '第一章 基础',
            lessons: [
              {
                id: 51,
                title: '数字证书是什么',
                seconds: 1260,
                watchedSeconds: 1110,
                finished: false,
                lockedReason: '',
              },
            ],
          },
        ],
      },
    },
  }),
  play: endpoint({
    method: 'POST',
    path: '/course/{id}/lesson/{lessonId}/play',
    summary: 'Open a lesson on this device; another device that plays it is told to stop',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byLesson,
    repeatable: true,
    body: z.object({ deviceId: f.uuid }),
    response: z.object({
      videoUrl: z.string(),
      /** WebVTT; empty where the lesson has no captions. */
      captionsUrl: z.string(),
      resumeAt: seconds,
      playId: f.uuid,
      notes: z.array(note),
    }),
    example: {
      params: { id: 5, lessonId: 51 },
      body: { deviceId: '6c1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d' },
      response: {
        videoUrl: '/common/public/lesson-51.mp4',
        captionsUrl: '/common/public/lesson-51.vtt',
        resumeAt: 1110,
        playId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        notes: [exampleNote],
      },
    },
  }),
  progress: endpoint({
    method: 'PUT',
    path: '/course/{id}/lesson/{lessonId}/progress',
    summary:
      'Heartbeat, every 15 s: the span just watched; the server believes no span longer than the time gone by',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byLesson,
    body: z.object({ playId: f.uuid, fromSecond: seconds, toSecond: seconds }),
    response: z.object({
      watchedSeconds: seconds,
      finished: z.boolean(),
      courseProgress: z.int().min(0).max(100),
      savedAt: f.beijing,
      /** Another device is playing: this one should pause. */
      playedElsewhere: z.boolean(),
    }),
    example: {
      params: { id: 5, lessonId: 51 },
      body: { playId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69', fromSecond: 1095, toSecond: 1110 },
      response: {
        watchedSeconds: 1110,
        finished: false,
        courseProgress: 36,
        savedAt: '2026-11-21 10:30:15',
        playedElsewhere: false,
      },
    },
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/course/{id}/lesson/{lessonId}/note',
    summary: 'Keep a note bound to a second of the lesson',
    source: 'ours',
    access: signedIn,
    once: true,
    envelope: 'data',
    params: byLesson,
    body: z.object({ second: seconds, text: z.string().trim().min(1, '请输入笔记').max(500) }),
    response: note,
    example: {
      params: { id: 5, lessonId: 51 },
      body: { second: 754, text: '签章和签名的区别' },
      response: exampleNote,
    },
  }),
  live: endpoint({
    method: 'GET',
    path: '/course/{id}/live',
    summary: 'A live lesson: stream, countdown, sign-in, the last lines of its chat',
    source: 'ours (2.3 /learningLive)',
    access: signedIn,
    envelope: 'data',
    params: byCourse,
    response: z.object({
      title: z.string(),
      state: z.enum(['waiting', 'live', 'ended']),
      startsAt: f.beijing,
      /** The server's clock, for the countdown: the visitor's may be wrong by a day. */
      now: f.beijing,
      /** HLS stream while live, the recording afterwards; empty before. */
      streamUrl: z.string(),
      /** WebVTT beside the stream; empty when it has none or contains its own. */
      captionsUrl: z.string(),
      viewers: z.int().min(0),
      signedInAt: f.beijing.nullable(),
      lines: z.array(chatLine),
    }),
    example: {
      params: { id: 6 },
      response: {
        title: '年底延期高峰答疑',
        state: 'live',
        startsAt: '2026-11-21 14:00:00',
        now: '2026-11-21 14:12:00',
        streamUrl: '/common/public/live-6.m3u8',
        captionsUrl: '',
        viewers: 326,
        signedInAt: null,
        lines: [exampleLine],
      },
    },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/course/{id}/live/signIn',
    summary: 'Be counted as present; a second time changes nothing',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byCourse,
    repeatable: true,
    response: z.object({ signedInAt: f.beijing }),
    example: { params: { id: 6 }, response: { signedInAt: '2026-11-21 14:02:00' } },
  }),
  liveChat: endpoint({
    method: 'GET',
    path: '/course/{id}/live/chat',
    summary: 'Lines of the live chat after a known one, oldest first',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byCourse,
    query: z.object({ after: z.coerce.number<number>().int().min(0).max(2_147_483_647) }),
    response: z.array(chatLine),
    example: { params: { id: 6 }, query: { after: 0 }, response: [exampleLine] },
  }),
  say: endpoint({
    method: 'POST',
    path: '/course/{id}/live/chat',
    summary: 'Say something in the live chat',
    source: 'ours',
    access: signedIn,
    once: true,
    envelope: 'data',
    params: byCourse,
    body: z.object({ text: z.string().trim().min(1, '请输入内容').max(200) }),
    response: chatLine,
    example: { params: { id: 6 }, body: { text: '请问锁丢了怎么补办？' }, response: exampleLine },
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/course/{id}/certificate',
    summary: 'The completion certificate as PDF, with its verification number',
    source: 'ours',
    access: signedIn,
    envelope: 'binary',
    params: byCourse,
    response: fileFacts,
    example: {
      params: { id: 5 },
      response: { fileName: '结业证书.pdf', contentType: 'application/pdf' },
    },
  }),
};
