export { captionsBeside } from './captions.js';
export { courseOrderOf, coursePrice, orderCourse } from './course-order.js';
export { beginStudy, followCourse } from './follow-course.js';
export {
  type CourseRow,
  type LessonRow,
  courseSummary,
  coverUrl,
  enrollmentEnd,
  enrollmentCounts,
  enrollmentOf,
  findCourse,
  lessonsOf,
  liveStateOf,
  requireEnrollment,
} from './course-rows.js';
