import { learning } from '@ca-portal/api/groups/learning';
import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, read, readAs, usePage, write } from '../../../api/query.js';
import { useToken } from '../../../session/useSession.js';

export type CourseQuery = Asked<typeof learning, 'list'>['query'];
export type CourseSummary = Answer<typeof learning, 'list'>['rows'][number];
export type CourseOptions = Answer<typeof learning, 'options'>;
export type CourseDetail = Answer<typeof learning, 'detail'>;
export type CourseChapter = CourseDetail['chapters'][number];
export type Trial = NonNullable<CourseChapter['lessons'][number]['trial']>;
export type MyCourse = Answer<typeof study, 'mine'>['rows'][number];
export type StudyWeek = Answer<typeof study, 'week'>;

export const useCourses = (query: CourseQuery) => usePage(learning, 'list', { query });

/** All live lessons, running and coming; few enough for one call. */
export const useLiveCourses = () => useCourses({ page: 1, limit: 100, kind: 'live' });

export const useCourseOptions = () =>
  useQuery({
    ...read(learning, 'options'),
    staleTime: 600_000,
  });

/** One course, with the user's permissions in it; so a login has a separate cache entry. */
export function useCourse(id: number) {
  const token = useToken();
  return useQuery({
    ...readAs(token, learning, 'detail', { params: { id } }),
    enabled: id > 0,
  });
}

/** The user's own courses, the last watched first. One page is enough. */
export function useMyCourses() {
  const token = useToken();
  return useQuery({
    ...readAs(token, study, 'mine', { query: { page: 1, limit: 100 } }),
    enabled: token !== null,
  });
}

export const useStudyWeek = () => useQuery(read(study, 'week'));

/** Enrolls; the answer of a course with a price is an order to be paid. */
export const useEnroll = () =>
  useMutation(write(learning, 'enroll', { refreshes: [learning, study], quiet: true }));

/** The completion certificate as a file; a refusal shows a toast. */
export const fetchCertificate = (id: number) => call(study, 'certificate', { params: { id } });
