import { courseHours, fenOf, parseBeijing, type CourseHours } from '@ca-portal/api/domain';
import type { ContentForm } from '../../db/schema/index.js';
import { escapeText } from '../../kernel/html.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { factOf, factsOf } from './published.js';

export interface LessonLine {
  readonly title: string;
  readonly seconds: number;
  readonly videoUrl: string;
  /** Can be watched without enrolling. */
  readonly free: boolean;
}
export interface ChapterLines {
  readonly title: string;
  readonly lessons: readonly LessonLine[];
}

const wrong = (message: string) => new InvalidInput([{ field: 'facts', message }]);
const isVideo = (url: string) => /^(?:\/(?![/\\])|https:\/\/)[^\s<>"\\]+$/i.test(url);

/**
 * Parses an editor's outline of a course: `# 章` begins a chapter, every other line is `课时|秒数|视频地址`, with *
 * for a trial lesson.
 */
function outlineOf(lines: readonly string[]): ChapterLines[] {
  const chapters: { title: string; lessons: LessonLine[] }[] = [];
  for (const line of lines) {
    const chapter = /^#\s*(.+)$/.exec(line)?.[1];
    if (chapter) {
      chapters.push({ title: chapter.trim(), lessons: [] });
      continue;
    }
    const [, star, title, seconds, videoUrl] = /^(\*?)([^|]+)\|\s*(\d{1,5})\s*\|\s*(\S+)$/.exec(line) ?? [];
    if (!title || !videoUrl || Number(seconds) < 1 || !isVideo(videoUrl)) {
      throw wrong(`课程大纲的“${line}”写法不对：课时写成“名称|秒数|视频地址”，视频地址以 / 或 https:// 开头`);
    }
    const last = chapters.at(-1);
    if (!last) throw wrong(`课程大纲的“${line}”前面没有章，请先写一行“# 章名”`);
    last.lessons.push({ title: title.trim(), seconds: Number(seconds), videoUrl, free: star === '*' });
  }
  const empty = chapters.find(({ lessons }) => lessons.length === 0);
  if (empty) throw wrong(`“${empty.title}”还没有课时，请补上或删去这一章`);
  return chapters;
}

const dearestFen = 999_999_99;
/** An empty price is none: the course is free. */
const priceOf = (yuan: string, label: string): number => {
  const fen = yuan === '' ? 0 : fenOf(yuan);
  if (fen === undefined || fen > dearestFen)
    throw wrong(`${label}须为不超过两位小数的金额，例如 199 或 199.50`);
  return fen;
};
const momentOf = (text: string, label: string): Date | null => {
  if (!text) return null;
  try {
    return parseBeijing(text.length === 16 ? `${text}:00` : text);
  } catch {
    throw wrong(`${label}须写成“2026-12-01 09:00”这样的日期和时间`);
  }
};
const hoursOf = (text: string): CourseHours => {
  const hours = courseHours.find((one) => String(one) === text);
  if (!hours) throw wrong(`请选择学时：${courseHours.join('、')}`);
  return hours;
};
const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

/**
 * The contents of a course's pages, from an editor's form. An inconsistent form is refused with a message.
 */
export function courseOf(form: ContentForm) {
  const fact = (name: string) => factOf(form, name);
  const startsAt = momentOf(fact('startsAt'), '开播时间');
  const priceFen = priceOf(fact('price'), '价格');
  const chapters = outlineOf(factsOf(form, 'outline'));
  if (!form.category) throw wrong('请填写分类，学习中心按它归类');
  if (!startsAt && chapters.length === 0) throw wrong('录播课程须有课程大纲；直播课程请填写开播时间');
  return {
    chapters,
    course: {
      title: form.title,
      summary: form.summary,
      category: form.category,
      kind: startsAt ? ('live' as const) : ('recorded' as const),
      teacherName: fact('teacher'),
      teacherIntroduction: paragraphs(factsOf(form, 'teacherIntroduction').join('\n')),
      introduction: form.html,
      notices: factsOf(form, 'notice'),
      examination: fact('examination'),
      host: fact('host'),
      region: fact('region'),
      address: fact('address'),
      hours: hoursOf(fact('hours')),
      priceFen,
      memberPriceFen: fact('memberPrice') ? priceOf(fact('memberPrice'), '会员价') : priceFen,
      startsAt,
      endsAt: momentOf(fact('endsAt'), '结束时间'),
      enrollBefore: momentOf(fact('enrollBefore'), '报名截止'),
      streamUrl: fact('streamUrl'),
      recordingUrl: fact('recordingUrl'),
      position: form.position,
    },
  };
}
