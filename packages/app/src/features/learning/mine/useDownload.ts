import { useMutation } from '@tanstack/react-query';
import { change } from '../../../api/query.js';
import { saveFile } from '../../../shared/files/index.js';
import { fetchCertificate } from '../course/queries.js';

/** 下载 of a course's completion certificate; the browser saves it. A refusal shows a toast. */
export const useDownload = (courseId: number) =>
  useMutation(change([], async () => saveFile(await fetchCertificate(courseId))));
