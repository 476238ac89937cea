export { captionsBeside } from './captions.js';
export {
  type CourseRow,
  type LessonRow,
  courseSummary,
  coverUrl,
  enrolmentCounts,
  enrolmentOf,
  findCourse,
  lessonsOf,
  liveStateOf,
  requireEnrolment,
} from './course-rows.js';
