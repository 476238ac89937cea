import { learning } from '@ca-portal/api/groups/learning';
import { study } from '@ca-portal/api/groups/study';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { useToken } from '../../session/useSession.js';
import { newRequestId } from '../../shell/request-id.js';

const courses = api.use(learning);
const mine = api.use(study);

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;

export type CourseQuery = Parameters<typeof courses.list>[0]['query'];
export type CourseSummary = Awaited<ReturnType<typeof courses.list>>['rows'][number];
export type CourseDetail = Awaited<ReturnType<typeof courses.detail>>;
export type CourseChapter = CourseDetail['chapters'][number];
export type Trial = NonNullable<CourseChapter['lessons'][number]['trial']>;
export type MyCourse = Awaited<ReturnType<typeof mine.mine>>['rows'][number];
export type StudyWeek = Awaited<ReturnType<typeof mine.week>>;

export const useCourses = (query: CourseQuery) =>
  useQuery({
    queryKey: ['courses', 'list', query],
    queryFn: ({ signal }) => courses.list({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });

/** All live lessons, for the one that runs now and those to come; few enough for one call. */
export const useLiveCourses = () => useCourses({ page: 1, limit: 100, kind: 'live' });

export const useCourseOptions = () =>
  useQuery({
    queryKey: ['courses', 'options'],
    queryFn: ({ signal }) => courses.options(undefined, { ...quiet, signal }),
    staleTime: 600_000,
  });

/** One course; what the caller may do with it comes along, so a login makes it another entry. */
export function useCourse(id: number) {
  const token = useToken();
  return useQuery({
    queryKey: ['courses', 'detail', id, token],
    queryFn: ({ signal }) => courses.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id > 0,
  });
}

/** The person's own courses, the one last watched first. Nobody has more than one page of them. */
export function useMyCourses() {
  const token = useToken();
  return useQuery({
    queryKey: ['study', 'mine', token],
    queryFn: ({ signal }) => mine.mine({ query: { page: 1, limit: 100 } }, { ...quiet, signal }),
    enabled: token !== null,
  });
}

export const useStudyWeek = () =>
  useQuery({
    queryKey: ['study', 'week'],
    queryFn: ({ signal }) => mine.week(undefined, { ...quiet, signal }),
  });

/** Enrols; the answer of a course with a price is an order to be paid. */
export function useEnrol(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      courses.enrol({ params: { id }, body: { requestId: newRequestId(), agreed: true } }, quiet),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['courses'] }),
        queries.invalidateQueries({ queryKey: ['study'] }),
      ]),
  });
}

/** The completion certificate as a file; a refusal toasts by itself. */
export const fetchCertificate = (id: number) => mine.certificate({ params: { id } });
