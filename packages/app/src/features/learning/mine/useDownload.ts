import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/files/index.js';
import { fetchCertificate } from '../course/queries.js';

/** 下载 of a course's completion certificate; the browser saves it. A refusal shows a toast. */
export const useDownload = (courseId: number) =>
  useMutation({ mutationFn: async () => saveFile(await fetchCertificate(courseId)) });
